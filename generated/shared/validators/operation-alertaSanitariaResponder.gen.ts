// Generated from schemas/endpoints/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAlertaSanitariaResponderBody: Validator = validate0;

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
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.localizadas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "localizadas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "almacenId") || (key0 === "localizadas")) || (key0 === "respuesta"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.localizadas !== undefined){
let data1 = data.localizadas;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/localizadas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/localizadas",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err5);
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/localizadas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.respuesta !== undefined){
let data2 = data.respuesta;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err7 = {instancePath:instancePath+"/respuesta",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/respuesta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
