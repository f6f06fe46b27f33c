// Generated from schemas/endpoints/ordenes/surtido.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoSurtirBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["ordenCargoId","lineas"],"properties":{"ordenCargoId":{"type":"integer","minimum":1},"lineas":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["insumoOrdenCargoId"],"properties":{"insumoOrdenCargoId":{"type":"integer","minimum":1},"lotes":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["loteId","cantidad"],"properties":{"loteId":{"type":"integer","minimum":1},"cantidad":{"type":"integer","minimum":1,"maximum":9999},"escaneado":{"type":"boolean"},"motivoNoFefo":{"type":["string","null"],"maxLength":200}}}},"motivoNoSurtidoId":{"type":["integer","null"],"minimum":1}}}},"finalizar":{"type":"boolean"},"segundaPersona":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","minLength":3,"maxLength":120},"password":{"type":"string","minLength":1,"maxLength":200},"codigo":{"type":"string","maxLength":20,"description":"Code of the authenticator app, beside the password of a person with a second factor."}},"required":["email","password"]},{"type":"object","additionalProperties":false,"properties":{"avalId":{"type":"string","minLength":1,"maxLength":100}},"required":["avalId"]}]}}};
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
if(data.ordenCargoId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ordenCargoId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "ordenCargoId") || (key0 === "lineas")) || (key0 === "finalizar")) || (key0 === "segundaPersona"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.ordenCargoId !== undefined){
let data0 = data.ordenCargoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/ordenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/ordenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.lineas !== undefined){
let data1 = data.lineas;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.insumoOrdenCargoId === undefined){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoOrdenCargoId"}};
(vErrors ??= []).push(err6);
errors++;
}
for(const key1 in data2){
if(!(((key1 === "insumoOrdenCargoId") || (key1 === "lotes")) || (key1 === "motivoNoSurtidoId"))){
const err7 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data2.insumoOrdenCargoId !== undefined){
let data3 = data2.insumoOrdenCargoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data2.lotes !== undefined){
let data4 = data2.lotes;
if(Array.isArray(data4)){
if(data4.length > 100){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err10);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.loteId === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data5.cantidad === undefined){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err12);
errors++;
}
for(const key2 in data5){
if(!((((key2 === "loteId") || (key2 === "cantidad")) || (key2 === "escaneado")) || (key2 === "motivoNoFefo"))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data5.loteId !== undefined){
let data6 = data5.loteId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data5.cantidad !== undefined){
let data7 = data5.cantidad;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err17);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data5.escaneado !== undefined){
if(typeof data5.escaneado !== "boolean"){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/escaneado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data5.motivoNoFefo !== undefined){
let data9 = data5.motivoNoFefo;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/motivoNoFefo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.lotes.items.properties.motivoNoFefo.type}};
(vErrors ??= []).push(err20);
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/motivoNoFefo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data2.motivoNoSurtidoId !== undefined){
let data10 = data2.motivoNoSurtidoId;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoSurtidoId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.motivoNoSurtidoId.type}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoSurtidoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.finalizar !== undefined){
if(typeof data.finalizar !== "boolean"){
const err28 = {instancePath:instancePath+"/finalizar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.segundaPersona !== undefined){
let data12 = data.segundaPersona;
const _errs29 = errors;
let valid7 = false;
const _errs30 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.email === undefined){
const err29 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err29);
errors++;
}
if(data12.password === undefined){
const err30 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "password"}};
(vErrors ??= []).push(err30);
errors++;
}
for(const key3 in data12){
if(!(((key3 === "email") || (key3 === "password")) || (key3 === "codigo"))){
const err31 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key3}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data12.email !== undefined){
let data13 = data12.email;
if(typeof data13 === "string"){
if(func0(data13) > 120){
const err32 = {instancePath:instancePath+"/segundaPersona/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err32);
errors++;
}
if(func0(data13) < 3){
const err33 = {instancePath:instancePath+"/segundaPersona/email",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/segundaPersona/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data12.password !== undefined){
let data14 = data12.password;
if(typeof data14 === "string"){
if(func0(data14) > 200){
const err35 = {instancePath:instancePath+"/segundaPersona/password",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err35);
errors++;
}
if(func0(data14) < 1){
const err36 = {instancePath:instancePath+"/segundaPersona/password",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/segundaPersona/password",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data12.codigo !== undefined){
let data15 = data12.codigo;
if(typeof data15 === "string"){
if(func0(data15) > 20){
const err38 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err40);
errors++;
}
var _valid0 = _errs30 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs39 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.avalId === undefined){
const err41 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "avalId"}};
(vErrors ??= []).push(err41);
errors++;
}
for(const key4 in data12){
if(!(key4 === "avalId")){
const err42 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key4}};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data12.avalId !== undefined){
let data16 = data12.avalId;
if(typeof data16 === "string"){
if(func0(data16) > 100){
const err43 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err43);
errors++;
}
if(func0(data16) < 1){
const err44 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err46);
errors++;
}
var _valid0 = _errs39 === errors;
valid7 = valid7 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid7){
const err47 = {instancePath:instancePath+"/segundaPersona",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err47);
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err48 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err48);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
