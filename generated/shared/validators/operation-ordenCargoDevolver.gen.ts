// Generated from schemas/endpoints/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoDevolverBody: Validator = validate0;

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
if(data.motivo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "motivo") || (key0 === "lineas"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.motivo !== undefined){
let data0 = data.motivo;
if(typeof data0 === "string"){
if(func0(data0) > 300){
const err3 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err3);
errors++;
}
if(func0(data0) < 5){
const err4 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 5}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.lineas !== undefined){
let data1 = data.lineas;
if(Array.isArray(data1)){
if(data1.length > 100){
const err6 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.insumoOrdenCargoId === undefined){
const err8 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoOrdenCargoId"}};
(vErrors ??= []).push(err8);
errors++;
}
if(data2.loteId === undefined){
const err9 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err9);
errors++;
}
if(data2.cantidad === undefined){
const err10 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data2.condicion === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "condicion"}};
(vErrors ??= []).push(err11);
errors++;
}
for(const key1 in data2){
if(!((((key1 === "insumoOrdenCargoId") || (key1 === "loteId")) || (key1 === "cantidad")) || (key1 === "condicion"))){
const err12 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data2.insumoOrdenCargoId !== undefined){
let data3 = data2.insumoOrdenCargoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data2.loteId !== undefined){
let data4 = data2.loteId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data2.cantidad !== undefined){
let data5 = data2.cantidad;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err18);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data2.condicion !== undefined){
let data6 = data2.condicion;
if(!(((data6 === "INTEGRO") || (data6 === "ABIERTO")) || (data6 === "CADUCADO"))){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"enum",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err23);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
