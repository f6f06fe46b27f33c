// Generated from schemas/endpoints/oficina-central/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateOcConsolidadoParameters: Validator = validate0;

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
if(!(((((key0 === "jurisdiccionId") || (key0 === "unidadId")) || (key0 === "tipo")) || (key0 === "periodo")) || (key0 === "insumoId"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data0 = data.jurisdiccionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/jurisdiccionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data1 = data.unidadId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.tipo !== undefined){
let data2 = data.tipo;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((((((data2 === "ORDINARIA") || (data2 === "EXTRAORDINARIA")) || (data2 === "MANUAL")) || (data2 === "COLECTIVO")) || (data2 === "REPOSICION_FONDO_FIJO")) || (data2 === "PROGRAMA")) || (data2 === "REDISTRIBUCION"))){
const err6 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.periodo !== undefined){
let data3 = data.periodo;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err7 = {instancePath:instancePath+"/periodo",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/periodo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.insumoId !== undefined){
let data4 = data.insumoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
