// Generated from schemas/endpoints/solicitudes/redistribucion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateRedistribuirBody: Validator = validate0;

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
if(data.propuestas === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "propuestas"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "propuestas")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.propuestas !== undefined){
let data0 = data.propuestas;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/propuestas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/propuestas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.insumoId === undefined){
const err4 = {instancePath:instancePath+"/propuestas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.origenId === undefined){
const err5 = {instancePath:instancePath+"/propuestas/" + i0,keyword:"required",params:{missingProperty: "origenId"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data1.destinoId === undefined){
const err6 = {instancePath:instancePath+"/propuestas/" + i0,keyword:"required",params:{missingProperty: "destinoId"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.cantidad === undefined){
const err7 = {instancePath:instancePath+"/propuestas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data1){
if(!((((key1 === "insumoId") || (key1 === "origenId")) || (key1 === "destinoId")) || (key1 === "cantidad"))){
const err8 = {instancePath:instancePath+"/propuestas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data1.insumoId !== undefined){
let data2 = data1.insumoId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/propuestas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/propuestas/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data1.origenId !== undefined){
let data3 = data1.origenId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/propuestas/" + i0+"/origenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/propuestas/" + i0+"/origenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data1.destinoId !== undefined){
let data4 = data1.destinoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/propuestas/" + i0+"/destinoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/propuestas/" + i0+"/destinoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data1.cantidad !== undefined){
let data5 = data1.cantidad;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/propuestas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/propuestas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err16);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/propuestas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/propuestas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/propuestas",keyword:"type",params:{type: "array"}};
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
