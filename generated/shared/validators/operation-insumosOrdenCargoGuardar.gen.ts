// Generated from schemas/endpoints/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInsumosOrdenCargoGuardarBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["ordenCargoId","lineas"],"properties":{"ordenCargoId":{"type":"integer","minimum":1},"version":{"type":"integer","minimum":1},"lineas":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["insumoId","cantidadSolicitada"],"properties":{"insumoId":{"type":"integer","minimum":1},"cantidadSolicitada":{"type":"integer","minimum":1,"maximum":9999},"justificacion":{"type":["string","null"],"maxLength":200}}}}}};
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
if(data.ordenCargoId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ordenCargoId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "ordenCargoId") || (key0 === "version")) || (key0 === "lineas"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.ordenCargoId !== undefined){
let data0 = data.ordenCargoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/ordenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/ordenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.lineas !== undefined){
let data2 = data.lineas;
if(Array.isArray(data2)){
if(data2.length > 100){
const err7 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.insumoId === undefined){
const err8 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err8);
errors++;
}
if(data3.cantidadSolicitada === undefined){
const err9 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSolicitada"}};
(vErrors ??= []).push(err9);
errors++;
}
for(const key1 in data3){
if(!(((key1 === "insumoId") || (key1 === "cantidadSolicitada")) || (key1 === "justificacion"))){
const err10 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data3.insumoId !== undefined){
let data4 = data3.insumoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data3.cantidadSolicitada !== undefined){
let data5 = data3.cantidadSolicitada;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err14);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data3.justificacion !== undefined){
let data6 = data3.justificacion;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.justificacion.type}};
(vErrors ??= []).push(err16);
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
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
