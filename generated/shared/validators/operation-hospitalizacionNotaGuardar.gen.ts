// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionNotaGuardarBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["hospitalizacionId","nota"],"properties":{"hospitalizacionId":{"type":"integer","minimum":1},"notaEvolucionId":{"type":["integer","null"],"minimum":1,"description":"Draft to continue."},"version":{"type":["integer","null"],"minimum":0,"description":"Its version as read."},"sigueA":{"type":["string","null"],"minLength":1,"maxLength":200,"description":"`Idempotency-Key` of the save before this one, whose answer is not known yet."},"nota":{"type":"object","additionalProperties":true,"x-properties-of":["NotaEvolucionInput"],"description":"As for `POST /pacientes/paciente-hospitalizado/nota-evolucion`, without the stay."}}};
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
if(data.hospitalizacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nota === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nota"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "hospitalizacionId") || (key0 === "notaEvolucionId")) || (key0 === "version")) || (key0 === "sigueA")) || (key0 === "nota"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
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
if(data.notaEvolucionId !== undefined){
let data1 = data.notaEvolucionId;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/notaEvolucionId",keyword:"type",params:{type: schema0.properties.notaEvolucionId.type}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/notaEvolucionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.version !== undefined){
let data2 = data.version;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/version",keyword:"type",params:{type: schema0.properties.version.type}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.sigueA !== undefined){
let data3 = data.sigueA;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/sigueA",keyword:"type",params:{type: schema0.properties.sigueA.type}};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err10 = {instancePath:instancePath+"/sigueA",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err10);
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/sigueA",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.nota !== undefined){
let data4 = data.nota;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err12 = {instancePath:instancePath+"/nota",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
