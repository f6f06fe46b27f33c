// Generated from schemas/entities/consulta/visita.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateVisita: Validator = validate0;

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
if(data.pacienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tipo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.motivo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.unidadId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pacienteId") || (key0 === "tipo")) || (key0 === "motivo")) || (key0 === "triage")) || (key0 === "unidadId")) || (key0 === "nucleoId")) || (key0 === "personalMedicoId"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.pacienteId !== undefined){
let data0 = data.pacienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.tipo !== undefined){
let data1 = data.tipo;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!((((((data1 === "CONSULTA") || (data1 === "URGENCIAS")) || (data1 === "HOSPITALIZACION")) || (data1 === "FARMACIA")) || (data1 === "PROGRAMA")) || (data1 === "SIGNOS"))){
const err7 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.motivo !== undefined){
let data2 = data.motivo;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err8 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data2) < 3){
const err9 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.triage !== undefined){
let data3 = data.triage;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/triage",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((data3 === "ROJO") || (data3 === "NARANJA")) || (data3 === "AMARILLO")) || (data3 === "VERDE")) || (data3 === "AZUL"))){
const err12 = {instancePath:instancePath+"/triage",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.unidadId !== undefined){
let data4 = data.unidadId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.nucleoId !== undefined){
let data5 = data.nucleoId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data6 = data.personalMedicoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
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
