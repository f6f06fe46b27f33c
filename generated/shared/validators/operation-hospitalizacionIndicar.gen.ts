// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionIndicarBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["indicaciones"],"properties":{"notaEvolucionId":{"type":["integer","null"],"minimum":1},"indicaciones":{"type":"array","minItems":1,"maxItems":30,"items":{"type":"object","additionalProperties":true,"x-properties-of":["IndicacionInput"]}}}};

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
if(data.indicaciones === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "indicaciones"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "notaEvolucionId") || (key0 === "indicaciones"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.notaEvolucionId !== undefined){
let data0 = data.notaEvolucionId;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/notaEvolucionId",keyword:"type",params:{type: schema0.properties.notaEvolucionId.type}};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/notaEvolucionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.indicaciones !== undefined){
let data1 = data.indicaciones;
if(Array.isArray(data1)){
if(data1.length > 30){
const err4 = {instancePath:instancePath+"/indicaciones",keyword:"maxItems",params:{limit: 30}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/indicaciones",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/indicaciones/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/indicaciones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
