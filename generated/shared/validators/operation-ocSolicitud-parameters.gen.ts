// Generated from schemas/endpoints/oficina-central/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateOcSolicitudParameters: Validator = validate0;

const pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

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
if(!(((((((key0 === "consolidado") || (key0 === "jurisdiccionId")) || (key0 === "unidadId")) || (key0 === "tipo")) || (key0 === "estatus")) || (key0 === "periodo")) || (key0 === "insumoId"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.consolidado !== undefined){
let data0 = data.consolidado;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/consolidado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(data0 === "clave")){
const err2 = {instancePath:instancePath+"/consolidado",keyword:"enum",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data1 = data.jurisdiccionId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/jurisdiccionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(((((((data3 === "ORDINARIA") || (data3 === "EXTRAORDINARIA")) || (data3 === "MANUAL")) || (data3 === "COLECTIVO")) || (data3 === "REPOSICION_FONDO_FIJO")) || (data3 === "PROGRAMA")) || (data3 === "REDISTRIBUCION"))){
const err8 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.estatus !== undefined){
let data4 = data.estatus;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/estatus/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((((((((((((data5 === "BORRADOR") || (data5 === "ENVIADA")) || (data5 === "EN_REVISION")) || (data5 === "AUTORIZADA")) || (data5 === "RECHAZADA")) || (data5 === "EN_SURTIMIENTO")) || (data5 === "SURTIDA")) || (data5 === "EN_TRANSITO")) || (data5 === "RECIBIDA")) || (data5 === "RECIBIDA_CON_DIFERENCIAS")) || (data5 === "CERRADA")) || (data5 === "CANCELADA"))){
const err10 = {instancePath:instancePath+"/estatus/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.periodo !== undefined){
let data6 = data.periodo;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err12 = {instancePath:instancePath+"/periodo",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/periodo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.insumoId !== undefined){
let data7 = data.insumoId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
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
