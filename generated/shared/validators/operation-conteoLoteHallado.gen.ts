// Generated from schemas/endpoints/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateConteoLoteHalladoBody: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9./-]+$", "u");
const formats0 = date;

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
if(data.insumoId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.conteo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "conteo"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "insumoId") || (key0 === "numeroLote")) || (key0 === "caducidad")) || (key0 === "ubicacion")) || (key0 === "conteo"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.insumoId !== undefined){
let data0 = data.insumoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.numeroLote !== undefined){
let data1 = data.numeroLote;
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err4 = {instancePath:instancePath+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err4);
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/numeroLote",keyword:"pattern",params:{pattern: "^[A-Z0-9./-]+$"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.caducidad !== undefined){
let data2 = data.caducidad;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err7 = {instancePath:instancePath+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/caducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.ubicacion !== undefined){
let data3 = data.ubicacion;
if(typeof data3 === "string"){
if(func0(data3) > 20){
const err9 = {instancePath:instancePath+"/ubicacion",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ubicacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.conteo !== undefined){
let data4 = data.conteo;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/conteo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/conteo",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err12);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/conteo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
