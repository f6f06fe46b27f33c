// Generated from schemas/endpoints/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePropuestaCambioResponderBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["decision"],"properties":{"decision":{"type":"string","enum":["ACEPTAR","RECHAZAR","CONTRAPROPONER"]},"motivo":{"type":["string","null"],"maxLength":300},"lineas":{"type":"array","maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","cantidad"],"properties":{"id":{"type":"integer","minimum":1},"cantidad":{"type":"integer","minimum":0,"maximum":1000000}}}}}};
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
if(data.decision === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "decision"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "decision") || (key0 === "motivo")) || (key0 === "lineas"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.decision !== undefined){
let data0 = data.decision;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/decision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((data0 === "ACEPTAR") || (data0 === "RECHAZAR")) || (data0 === "CONTRAPROPONER"))){
const err3 = {instancePath:instancePath+"/decision",keyword:"enum",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.motivo !== undefined){
let data1 = data.motivo;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: schema0.properties.motivo.type}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err5 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.lineas !== undefined){
let data2 = data.lineas;
if(Array.isArray(data2)){
if(data2.length > 200){
const err6 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err7 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data3.cantidad === undefined){
const err8 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "cantidad"))){
const err9 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data3.id !== undefined){
let data4 = data3.id;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/id",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data3.cantidad !== undefined){
let data5 = data3.cantidad;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err13);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
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
