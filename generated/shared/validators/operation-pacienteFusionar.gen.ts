// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePacienteFusionarBody: Validator = validate0;

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
if(data.sobrevivienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "sobrevivienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.duplicadoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "duplicadoId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.motivo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sobrevivienteId") || (key0 === "duplicadoId")) || (key0 === "version")) || (key0 === "motivo")) || (key0 === "tomar"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.sobrevivienteId !== undefined){
let data0 = data.sobrevivienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/sobrevivienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/sobrevivienteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.duplicadoId !== undefined){
let data1 = data.duplicadoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/duplicadoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/duplicadoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.motivo !== undefined){
let data3 = data.motivo;
if(typeof data3 === "string"){
if(func0(data3) > 300){
const err11 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err11);
errors++;
}
if(func0(data3) < 10){
const err12 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.tomar !== undefined){
let data4 = data.tomar;
if(Array.isArray(data4)){
if(data4.length > 40){
const err14 = {instancePath:instancePath+"/tomar",keyword:"maxItems",params:{limit: 40}};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 60){
const err15 = {instancePath:instancePath+"/tomar/" + i0,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tomar/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/tomar",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
