// Generated from schemas/endpoints/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateHorarioCambiarBody: Validator = validate0;

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
if(data.version === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.decisiones === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "decisiones"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "version") || (key0 === "horario")) || (key0 === "decisiones"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.horario !== undefined){
let data1 = data.horario;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/horario",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.decisiones !== undefined){
let data2 = data.decisiones;
if(Array.isArray(data2)){
if(data2.length > 500){
const err6 = {instancePath:instancePath+"/decisiones",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.eventoId === undefined){
const err7 = {instancePath:instancePath+"/decisiones/" + i0,keyword:"required",params:{missingProperty: "eventoId"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data3.accion === undefined){
const err8 = {instancePath:instancePath+"/decisiones/" + i0,keyword:"required",params:{missingProperty: "accion"}};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data3){
if(!((key1 === "eventoId") || (key1 === "accion"))){
const err9 = {instancePath:instancePath+"/decisiones/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data3.eventoId !== undefined){
let data4 = data3.eventoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/decisiones/" + i0+"/eventoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/decisiones/" + i0+"/eventoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data3.accion !== undefined){
let data5 = data3.accion;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/decisiones/" + i0+"/accion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((data5 === "MOVER") || (data5 === "CANCELAR")) || (data5 === "CONSERVAR"))){
const err13 = {instancePath:instancePath+"/decisiones/" + i0+"/accion",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/decisiones/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/decisiones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err16);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
