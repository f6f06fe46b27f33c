// Generated from schemas/endpoints/avisos/notificaciones.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAvisosCanalesGuardarBody: Validator = validate0;

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
if(data.canales === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "canales"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "canales")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.canales !== undefined){
let data0 = data.canales;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/canales",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tipo === undefined){
const err3 = {instancePath:instancePath+"/canales/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.canal === undefined){
const err4 = {instancePath:instancePath+"/canales/" + i0,keyword:"required",params:{missingProperty: "canal"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data1){
if(!((key1 === "tipo") || (key1 === "canal"))){
const err5 = {instancePath:instancePath+"/canales/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data1.tipo !== undefined){
let data2 = data1.tipo;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err6 = {instancePath:instancePath+"/canales/" + i0+"/tipo",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/canales/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data1.canal !== undefined){
let data3 = data1.canal;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/canales/" + i0+"/canal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data3 === "PANTALLA") || (data3 === "CORREO")) || (data3 === "RESUMEN"))){
const err9 = {instancePath:instancePath+"/canales/" + i0+"/canal",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/canales/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/canales",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
