// Generated from schemas/entities/catalogos/unidad-medida.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateUnidadMedida: Validator = validate0;

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
if(data.abreviatura === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "abreviatura"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.tipo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "clave") || (key0 === "nombre")) || (key0 === "abreviatura")) || (key0 === "tipo"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err5 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"}};
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
if(func0(data1) > 60){
const err9 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data1) < 2){
const err10 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
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
if(data.abreviatura !== undefined){
let data2 = data.abreviatura;
if(typeof data2 === "string"){
if(func0(data2) > 15){
const err12 = {instancePath:instancePath+"/abreviatura",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err12);
errors++;
}
if(func0(data2) < 1){
const err13 = {instancePath:instancePath+"/abreviatura",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/abreviatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((data3 === "MASA") || (data3 === "VOLUMEN")) || (data3 === "SUSTANCIA")) || (data3 === "UI")) || (data3 === "UNIDAD"))){
const err16 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
