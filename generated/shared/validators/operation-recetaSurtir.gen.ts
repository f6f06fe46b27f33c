// Generated from schemas/endpoints/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecetaSurtirBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["almacenId","lineas"],"properties":{"almacenId":{"type":"integer","minimum":1},"lineas":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["detalleId","loteId","cantidad"],"properties":{"detalleId":{"type":"integer","minimum":1},"loteId":{"type":"integer","minimum":1},"cantidad":{"type":"integer","minimum":1,"maximum":100000},"escaneado":{"type":"boolean"},"motivoNoFefo":{"type":["string","null"],"maxLength":200}}}},"recibe":{"type":["object"],"additionalProperties":false,"required":["nombre"],"properties":{"nombre":{"type":"string","maxLength":120},"parentesco":{"type":["string","null"],"maxLength":60},"identificacion":{"type":["string","null"],"maxLength":60}}},"asesoria":{"type":"boolean"},"motivosNoSurtido":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["detalleId","motivoNoSurtidoId"],"properties":{"detalleId":{"type":"integer","minimum":1},"motivoNoSurtidoId":{"type":"integer","minimum":1}}}},"segundaPersona":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","minLength":3,"maxLength":120},"password":{"type":"string","minLength":1,"maxLength":200},"codigo":{"type":"string","maxLength":20,"description":"Code of the authenticator app, beside the password of a person with a second factor."}},"required":["email","password"]},{"type":"object","additionalProperties":false,"properties":{"avalId":{"type":"string","minLength":1,"maxLength":100}},"required":["avalId"]}]}}};
const func0 = codePointLength;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "almacenId") || (key0 === "lineas")) || (key0 === "recibe")) || (key0 === "asesoria")) || (key0 === "motivosNoSurtido")) || (key0 === "segundaPersona"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.lineas !== undefined){
let data1 = data.lineas;
if(Array.isArray(data1)){
if(data1.length > 200){
const err5 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.detalleId === undefined){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "detalleId"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.loteId === undefined){
const err7 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data2.cantidad === undefined){
const err8 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data2){
if(!(((((key1 === "detalleId") || (key1 === "loteId")) || (key1 === "cantidad")) || (key1 === "escaneado")) || (key1 === "motivoNoFefo"))){
const err9 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data2.detalleId !== undefined){
let data3 = data2.detalleId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/detalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/detalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data2.loteId !== undefined){
let data4 = data2.loteId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data2.cantidad !== undefined){
let data5 = data2.cantidad;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err15);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data2.escaneado !== undefined){
if(typeof data2.escaneado !== "boolean"){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/escaneado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data2.motivoNoFefo !== undefined){
let data7 = data2.motivoNoFefo;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoFefo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.motivoNoFefo.type}};
(vErrors ??= []).push(err18);
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoFefo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.recibe !== undefined){
let data8 = data.recibe;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.nombre === undefined){
const err22 = {instancePath:instancePath+"/recibe",keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err22);
errors++;
}
for(const key2 in data8){
if(!(((key2 === "nombre") || (key2 === "parentesco")) || (key2 === "identificacion"))){
const err23 = {instancePath:instancePath+"/recibe",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data8.nombre !== undefined){
let data9 = data8.nombre;
if(typeof data9 === "string"){
if(func0(data9) > 120){
const err24 = {instancePath:instancePath+"/recibe/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/recibe/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data8.parentesco !== undefined){
let data10 = data8.parentesco;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/recibe/parentesco",keyword:"type",params:{type: schema0.properties.recibe.properties.parentesco.type}};
(vErrors ??= []).push(err26);
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 60){
const err27 = {instancePath:instancePath+"/recibe/parentesco",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
if(data8.identificacion !== undefined){
let data11 = data8.identificacion;
if((typeof data11 !== "string") && (data11 !== null)){
const err28 = {instancePath:instancePath+"/recibe/identificacion",keyword:"type",params:{type: schema0.properties.recibe.properties.identificacion.type}};
(vErrors ??= []).push(err28);
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 60){
const err29 = {instancePath:instancePath+"/recibe/identificacion",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/recibe",keyword:"type",params:{type: schema0.properties.recibe.type}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.asesoria !== undefined){
if(typeof data.asesoria !== "boolean"){
const err31 = {instancePath:instancePath+"/asesoria",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.motivosNoSurtido !== undefined){
let data13 = data.motivosNoSurtido;
if(Array.isArray(data13)){
if(data13.length > 20){
const err32 = {instancePath:instancePath+"/motivosNoSurtido",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err32);
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.detalleId === undefined){
const err33 = {instancePath:instancePath+"/motivosNoSurtido/" + i1,keyword:"required",params:{missingProperty: "detalleId"}};
(vErrors ??= []).push(err33);
errors++;
}
if(data14.motivoNoSurtidoId === undefined){
const err34 = {instancePath:instancePath+"/motivosNoSurtido/" + i1,keyword:"required",params:{missingProperty: "motivoNoSurtidoId"}};
(vErrors ??= []).push(err34);
errors++;
}
for(const key3 in data14){
if(!((key3 === "detalleId") || (key3 === "motivoNoSurtidoId"))){
const err35 = {instancePath:instancePath+"/motivosNoSurtido/" + i1,keyword:"additionalProperties",params:{additionalProperty: key3}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data14.detalleId !== undefined){
let data15 = data14.detalleId;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/motivosNoSurtido/" + i1+"/detalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err36);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/motivosNoSurtido/" + i1+"/detalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
if(data14.motivoNoSurtidoId !== undefined){
let data16 = data14.motivoNoSurtidoId;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/motivosNoSurtido/" + i1+"/motivoNoSurtidoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err38);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/motivosNoSurtido/" + i1+"/motivoNoSurtidoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/motivosNoSurtido/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/motivosNoSurtido",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.segundaPersona !== undefined){
let data17 = data.segundaPersona;
const _errs40 = errors;
let valid8 = false;
const _errs41 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.email === undefined){
const err42 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err42);
errors++;
}
if(data17.password === undefined){
const err43 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "password"}};
(vErrors ??= []).push(err43);
errors++;
}
for(const key4 in data17){
if(!(((key4 === "email") || (key4 === "password")) || (key4 === "codigo"))){
const err44 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key4}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data17.email !== undefined){
let data18 = data17.email;
if(typeof data18 === "string"){
if(func0(data18) > 120){
const err45 = {instancePath:instancePath+"/segundaPersona/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err45);
errors++;
}
if(func0(data18) < 3){
const err46 = {instancePath:instancePath+"/segundaPersona/email",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/segundaPersona/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data17.password !== undefined){
let data19 = data17.password;
if(typeof data19 === "string"){
if(func0(data19) > 200){
const err48 = {instancePath:instancePath+"/segundaPersona/password",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err48);
errors++;
}
if(func0(data19) < 1){
const err49 = {instancePath:instancePath+"/segundaPersona/password",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/segundaPersona/password",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data17.codigo !== undefined){
let data20 = data17.codigo;
if(typeof data20 === "string"){
if(func0(data20) > 20){
const err51 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err53);
errors++;
}
var _valid0 = _errs41 === errors;
valid8 = valid8 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs50 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.avalId === undefined){
const err54 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "avalId"}};
(vErrors ??= []).push(err54);
errors++;
}
for(const key5 in data17){
if(!(key5 === "avalId")){
const err55 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key5}};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data17.avalId !== undefined){
let data21 = data17.avalId;
if(typeof data21 === "string"){
if(func0(data21) > 100){
const err56 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err56);
errors++;
}
if(func0(data21) < 1){
const err57 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err58);
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err59);
errors++;
}
var _valid0 = _errs50 === errors;
valid8 = valid8 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid8){
const err60 = {instancePath:instancePath+"/segundaPersona",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err60);
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err61 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err61);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
