// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateDiagnostico: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":4,"pattern":"^[A-Z]\\d{2}[0-9X]?$"},"nombre":{"type":"string","minLength":3,"maxLength":255},"capitulo":{"type":"string","maxLength":5,"pattern":"^[IVX]{1,5}$"},"sinonimos":{"type":"array","items":{"type":"string","minLength":2,"maxLength":60},"uniqueItems":true,"maxItems":20},"sexoPermitido":{"type":"string","enum":["H","M","AMBOS"]},"edadMinimaDias":{"type":"integer","minimum":0,"maximum":47450},"edadMaximaDias":{"type":"integer","minimum":0,"maximum":47450},"notificacionObligatoria":{"type":"boolean"},"cronico":{"type":"boolean"}},"required":["clave","nombre","sexoPermitido"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[A-Z]\\d{2}[0-9X]?$", "u");
const pattern1 = new RegExp("^[IVX]{1,5}$", "u");

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
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sexoPermitido === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "sexoPermitido"}};
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
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 4){
const err4 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 4}};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z]\\d{2}[0-9X]?$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err8 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data1) < 3){
const err9 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.capitulo !== undefined){
let data2 = data.capitulo;
if(typeof data2 === "string"){
if(func1(data2) > 5){
const err11 = {instancePath:instancePath+"/capitulo",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err11);
errors++;
}
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/capitulo",keyword:"pattern",params:{pattern: "^[IVX]{1,5}$"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/capitulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.sinonimos !== undefined){
let data3 = data.sinonimos;
if(Array.isArray(data3)){
if(data3.length > 20){
const err14 = {instancePath:instancePath+"/sinonimos",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err15 = {instancePath:instancePath+"/sinonimos/" + i0,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err15);
errors++;
}
if(func1(data4) < 2){
const err16 = {instancePath:instancePath+"/sinonimos/" + i0,keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/sinonimos/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/sinonimos",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err18);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/sinonimos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.sexoPermitido !== undefined){
let data5 = data.sexoPermitido;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/sexoPermitido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
if(!(((data5 === "H") || (data5 === "M")) || (data5 === "AMBOS"))){
const err21 = {instancePath:instancePath+"/sexoPermitido",keyword:"enum",params:{}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.edadMinimaDias !== undefined){
let data6 = data.edadMinimaDias;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/edadMinimaDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 47450 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/edadMinimaDias",keyword:"maximum",params:{comparison: "<=", limit: 47450}};
(vErrors ??= []).push(err23);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/edadMinimaDias",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
if(data.edadMaximaDias !== undefined){
let data7 = data.edadMaximaDias;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/edadMaximaDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 47450 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/edadMaximaDias",keyword:"maximum",params:{comparison: "<=", limit: 47450}};
(vErrors ??= []).push(err26);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/edadMaximaDias",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
if(data.notificacionObligatoria !== undefined){
if(typeof data.notificacionObligatoria !== "boolean"){
const err28 = {instancePath:instancePath+"/notificacionObligatoria",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.cronico !== undefined){
if(typeof data.cronico !== "boolean"){
const err29 = {instancePath:instancePath+"/cronico",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
