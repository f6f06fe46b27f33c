// Generated from schemas/entities/catalogos/lengua-indigena.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateLenguaIndigena: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9_]+$", "u");

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
if(data.familia === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "familia"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "clave") || (key0 === "nombre")) || (key0 === "familia")) || (key0 === "otrosNombres"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 25){
const err4 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 25}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"}};
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
if(func0(data1) > 100){
const err8 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data1) < 2){
const err9 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
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
if(data.familia !== undefined){
let data2 = data.familia;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/familia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((((((((((((data2 === "ALGICA") || (data2 === "YUTO_NAHUA")) || (data2 === "COCHIMI_YUMANA")) || (data2 === "SERI")) || (data2 === "OTO_MANGUE")) || (data2 === "MAYA")) || (data2 === "TOTONACO_TEPEHUA")) || (data2 === "TARASCA")) || (data2 === "MIXE_ZOQUE")) || (data2 === "CHONTAL_OAXACA")) || (data2 === "HUAVE")) || (data2 === "OTRA"))){
const err12 = {instancePath:instancePath+"/familia",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.otrosNombres !== undefined){
let data3 = data.otrosNombres;
if(Array.isArray(data3)){
if(data3.length > 10){
const err13 = {instancePath:instancePath+"/otrosNombres",keyword:"maxItems",params:{limit: 10}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func0(data4) > 60){
const err14 = {instancePath:instancePath+"/otrosNombres/" + i0,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err14);
errors++;
}
if(func0(data4) < 2){
const err15 = {instancePath:instancePath+"/otrosNombres/" + i0,keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/otrosNombres/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
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
const err17 = {instancePath:instancePath+"/otrosNombres",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err17);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/otrosNombres",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
