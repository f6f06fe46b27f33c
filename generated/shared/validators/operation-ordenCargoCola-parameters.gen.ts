// Generated from schemas/endpoints/inventario/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateOrdenCargoColaParameters: Validator = validate0;

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
for(const key0 in data){
if(!((((key0 === "almacenId") || (key0 === "servicioId")) || (key0 === "estatus")) || (key0 === "prioridad"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.servicioId !== undefined){
let data1 = data.servicioId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.estatus !== undefined){
let data2 = data.estatus;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err5 = {instancePath:instancePath+"/estatus",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.prioridad !== undefined){
let data3 = data.prioridad;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/prioridad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/prioridad",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err8);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/prioridad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
