// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudCifrasBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["lineas"],"properties":{"lineas":{"type":"array","minItems":1,"maxItems":500,"items":{"type":"object","additionalProperties":false,"required":["almacenId","insumoId"],"properties":{"almacenId":{"type":"integer","minimum":1,"description":"Requesting warehouse."},"surtidorId":{"type":["integer","null"],"minimum":1,"description":"Supplying warehouse."},"insumoId":{"type":"integer","minimum":1},"tipo":{"type":"string","enum":["ORDINARIA","EXTRAORDINARIA","MANUAL","COLECTIVO","REPOSICION_FONDO_FIJO","PROGRAMA","REDISTRIBUCION"],"description":"Requests that refill a fixed fund are suggested up to it."},"solicitudId":{"type":["integer","null"],"minimum":1,"description":"Request of the line, which does not count as requested elsewhere."}}}}}};

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
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.almacenId === undefined){
const err4 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.insumoId === undefined){
const err5 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "almacenId") || (key1 === "surtidorId")) || (key1 === "insumoId")) || (key1 === "tipo")) || (key1 === "solicitudId"))){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data1.almacenId !== undefined){
let data2 = data1.almacenId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data1.surtidorId !== undefined){
let data3 = data1.surtidorId;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/surtidorId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.surtidorId.type}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/surtidorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data1.insumoId !== undefined){
let data4 = data1.insumoId;
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
if(data1.tipo !== undefined){
let data5 = data1.tipo;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((((((data5 === "ORDINARIA") || (data5 === "EXTRAORDINARIA")) || (data5 === "MANUAL")) || (data5 === "COLECTIVO")) || (data5 === "REPOSICION_FONDO_FIJO")) || (data5 === "PROGRAMA")) || (data5 === "REDISTRIBUCION"))){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data1.solicitudId !== undefined){
let data6 = data1.solicitudId;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudId",keyword:"type",params:{type: schema0.properties.lineas.items.properties.solicitudId.type}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
