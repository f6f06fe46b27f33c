// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionEgresarBody: Validator = validate0;

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
if(data.hospitalizacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fase === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fase"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.hospitalizacionId !== undefined){
let data0 = data.hospitalizacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/hospitalizacionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.fase !== undefined){
let data2 = data.fase;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/fase",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(((data2 === "MEDICA") || (data2 === "ADMINISTRATIVA")) || (data2 === "DIRECTA"))){
const err8 = {instancePath:instancePath+"/fase",keyword:"enum",params:{}};
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
