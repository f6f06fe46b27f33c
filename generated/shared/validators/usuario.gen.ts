// Generated from schemas/entities/seguridad/usuario.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateUsuario: Validator = validate0;

const schema0 = {"type":"object","properties":{"email":{"type":"string","format":"email","minLength":1,"maxLength":120},"perfilId":{"type":"integer"},"estatus":{"type":"string","enum":["INVITADO","ACTIVO","INACTIVO","BLOQUEADO"]},"motivoCuentaAdicional":{"type":"string","minLength":10,"maxLength":200},"personaId":{"type":"integer","minimum":1},"persona":{"type":"object","properties":{"nombre":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"primerApellido":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"},"segundoApellido":{"type":"string","maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"curp":{"type":"string","minLength":18,"maxLength":18},"genero":{"type":"string","enum":["H","M","X"]},"fechaNacimiento":{"type":"string","format":"date"},"paisNacimiento":{"type":"string","maxLength":2},"estadoNacimiento":{"type":"string","maxLength":2},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","maxLength":120}},"required":["nombre","primerApellido"],"additionalProperties":false},"personalMedicoId":{"type":"integer"},"unidadId":{"type":"integer"},"proveedorId":{"type":"integer"},"almacenIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":50},"servicioIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":50}},"required":["email","perfilId","estatus"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = email;
const formats2 = date;
const pattern0 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
const pattern1 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$", "u");
const pattern3 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");

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
if(data.email === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.perfilId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "perfilId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.estatus === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "estatus"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err4 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(formats0(data0))){
const err6 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.perfilId !== undefined){
let data1 = data.perfilId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/perfilId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.estatus !== undefined){
let data2 = data.estatus;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((((data2 === "INVITADO") || (data2 === "ACTIVO")) || (data2 === "INACTIVO")) || (data2 === "BLOQUEADO"))){
const err10 = {instancePath:instancePath+"/estatus",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.motivoCuentaAdicional !== undefined){
let data3 = data.motivoCuentaAdicional;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err11 = {instancePath:instancePath+"/motivoCuentaAdicional",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err11);
errors++;
}
if(func1(data3) < 10){
const err12 = {instancePath:instancePath+"/motivoCuentaAdicional",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/motivoCuentaAdicional",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.personaId !== undefined){
let data4 = data.personaId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/personaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/personaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.persona !== undefined){
let data5 = data.persona;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.nombre === undefined){
const err16 = {instancePath:instancePath+"/persona",keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err16);
errors++;
}
if(data5.primerApellido === undefined){
const err17 = {instancePath:instancePath+"/persona",keyword:"required",params:{missingProperty: "primerApellido"}};
(vErrors ??= []).push(err17);
errors++;
}
for(const key1 in data5){
if(!(func0.call(schema0.properties.persona.properties, key1))){
const err18 = {instancePath:instancePath+"/persona",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data5.nombre !== undefined){
let data6 = data5.nombre;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err19 = {instancePath:instancePath+"/persona/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err19);
errors++;
}
if(func1(data6) < 1){
const err20 = {instancePath:instancePath+"/persona/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/persona/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/persona/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data5.primerApellido !== undefined){
let data7 = data5.primerApellido;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err23 = {instancePath:instancePath+"/persona/primerApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err23);
errors++;
}
if(func1(data7) < 1){
const err24 = {instancePath:instancePath+"/persona/primerApellido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
if(!pattern1.test(data7)){
const err25 = {instancePath:instancePath+"/persona/primerApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/persona/primerApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data5.segundoApellido !== undefined){
let data8 = data5.segundoApellido;
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err27 = {instancePath:instancePath+"/persona/segundoApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err27);
errors++;
}
if(!pattern0.test(data8)){
const err28 = {instancePath:instancePath+"/persona/segundoApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/persona/segundoApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data5.curp !== undefined){
let data9 = data5.curp;
if(typeof data9 === "string"){
if(func1(data9) > 18){
const err30 = {instancePath:instancePath+"/persona/curp",keyword:"maxLength",params:{limit: 18}};
(vErrors ??= []).push(err30);
errors++;
}
if(func1(data9) < 18){
const err31 = {instancePath:instancePath+"/persona/curp",keyword:"minLength",params:{limit: 18}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/persona/curp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data5.genero !== undefined){
let data10 = data5.genero;
if(typeof data10 !== "string"){
const err33 = {instancePath:instancePath+"/persona/genero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
if(!(((data10 === "H") || (data10 === "M")) || (data10 === "X"))){
const err34 = {instancePath:instancePath+"/persona/genero",keyword:"enum",params:{}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data5.fechaNacimiento !== undefined){
let data11 = data5.fechaNacimiento;
if(typeof data11 === "string"){
if(!(formats2(data11))){
const err35 = {instancePath:instancePath+"/persona/fechaNacimiento",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/persona/fechaNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data5.paisNacimiento !== undefined){
let data12 = data5.paisNacimiento;
if(typeof data12 === "string"){
if(func1(data12) > 2){
const err37 = {instancePath:instancePath+"/persona/paisNacimiento",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/persona/paisNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data5.estadoNacimiento !== undefined){
let data13 = data5.estadoNacimiento;
if(typeof data13 === "string"){
if(func1(data13) > 2){
const err39 = {instancePath:instancePath+"/persona/estadoNacimiento",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/persona/estadoNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data5.telefono !== undefined){
let data14 = data5.telefono;
if(typeof data14 === "string"){
if(func1(data14) > 16){
const err41 = {instancePath:instancePath+"/persona/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err41);
errors++;
}
if(!pattern3.test(data14)){
const err42 = {instancePath:instancePath+"/persona/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/persona/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data5.correo !== undefined){
let data15 = data5.correo;
if(typeof data15 === "string"){
if(func1(data15) > 120){
const err44 = {instancePath:instancePath+"/persona/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err44);
errors++;
}
if(!(formats0(data15))){
const err45 = {instancePath:instancePath+"/persona/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/persona/correo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/persona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data16 = data.personalMedicoId;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err48 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.unidadId !== undefined){
let data17 = data.unidadId;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err49 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.proveedorId !== undefined){
let data18 = data.proveedorId;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err50 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.almacenIds !== undefined){
let data19 = data.almacenIds;
if(Array.isArray(data19)){
if(data19.length > 50){
const err51 = {instancePath:instancePath+"/almacenIds",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err51);
errors++;
}
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
let data20 = data19[i0];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err52 = {instancePath:instancePath+"/almacenIds/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err52);
errors++;
}
}
let i1 = data19.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data19[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err53 = {instancePath:instancePath+"/almacenIds",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err53);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err54 = {instancePath:instancePath+"/almacenIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.servicioIds !== undefined){
let data21 = data.servicioIds;
if(Array.isArray(data21)){
if(data21.length > 50){
const err55 = {instancePath:instancePath+"/servicioIds",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err55);
errors++;
}
const len1 = data21.length;
for(let i2=0; i2<len1; i2++){
let data22 = data21[i2];
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err56 = {instancePath:instancePath+"/servicioIds/" + i2,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err56);
errors++;
}
}
let i3 = data21.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data21[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err57 = {instancePath:instancePath+"/servicioIds",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err57);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err58 = {instancePath:instancePath+"/servicioIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err58);
errors++;
}
}
}
else {
const err59 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err59);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
