// Generated from schemas/endpoints/avisos/notificaciones.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateMarcarVistaBody: Validator = validate0;

const formats0 = dateTime;

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
for(const key0 in data){
if(!(((key0 === "notificacionIds") || (key0 === "todas")) || (key0 === "hasta"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.notificacionIds !== undefined){
let data0 = data.notificacionIds;
if(Array.isArray(data0)){
if(data0.length > 500){
const err1 = {instancePath:instancePath+"/notificacionIds",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/notificacionIds/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/notificacionIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.todas !== undefined){
if(typeof data.todas !== "boolean"){
const err4 = {instancePath:instancePath+"/todas",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.hasta !== undefined){
let data3 = data.hasta;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err5 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
