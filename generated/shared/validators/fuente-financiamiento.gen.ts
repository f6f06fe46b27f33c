// Generated from schemas/entities/catalogos/fuente-financiamiento.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateFuenteFinanciamiento: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9-]+$", "u");
const pattern1 = new RegExp("^\\d{4,5}$", "u");

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
if(data.origen === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "origen"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.ejercicio === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "ejercicio"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "clave") || (key0 === "nombre")) || (key0 === "origen")) || (key0 === "ejercicio")) || (key0 === "partidaPresupuestal"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 25){
const err5 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 25}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err9 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.origen !== undefined){
let data2 = data.origen;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/origen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((data2 === "FEDERAL") || (data2 === "ESTATAL")) || (data2 === "DONACION")) || (data2 === "PROPIO"))){
const err13 = {instancePath:instancePath+"/origen",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.ejercicio !== undefined){
let data3 = data.ejercicio;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/ejercicio",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/ejercicio",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
(vErrors ??= []).push(err15);
errors++;
}
if(data3 < 2000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/ejercicio",keyword:"minimum",params:{comparison: ">=", limit: 2000}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.partidaPresupuestal !== undefined){
let data4 = data.partidaPresupuestal;
if(typeof data4 === "string"){
if(func0(data4) > 5){
const err17 = {instancePath:instancePath+"/partidaPresupuestal",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err17);
errors++;
}
if(!pattern1.test(data4)){
const err18 = {instancePath:instancePath+"/partidaPresupuestal",keyword:"pattern",params:{pattern: "^\\d{4,5}$"}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/partidaPresupuestal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
