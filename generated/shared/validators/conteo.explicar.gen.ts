// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateConteoExplicar: Validator = validate0;

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
if(data.lineas === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "lineas")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.lineas !== undefined){
let data0 = data.lineas;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.conteoDetalleId === undefined){
const err3 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "conteoDetalleId"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key1 in data1){
if(!(((key1 === "conteoDetalleId") || (key1 === "motivoDiferenciaId")) || (key1 === "notaDiferencia"))){
const err4 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data1.conteoDetalleId !== undefined){
let data2 = data1.conteoDetalleId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/lineas/" + i0+"/conteoDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/lineas/" + i0+"/conteoDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data1.motivoDiferenciaId !== undefined){
let data3 = data1.motivoDiferenciaId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/motivoDiferenciaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data1.notaDiferencia !== undefined){
let data4 = data1.notaDiferencia;
if(typeof data4 === "string"){
if(func0(data4) > 300){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/notaDiferencia",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/notaDiferencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
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
