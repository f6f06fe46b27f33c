// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateEvento: Validator = validate0;

const func0 = codePointLength;
const formats0 = dateTime;

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
if(data.titulo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "titulo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unidadId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.inicio === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "inicio"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pacienteId") || (key0 === "titulo")) || (key0 === "unidadId")) || (key0 === "personalMedicoId")) || (key0 === "nucleoId")) || (key0 === "inicio")) || (key0 === "observaciones"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.pacienteId !== undefined){
let data0 = data.pacienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.titulo !== undefined){
let data1 = data.titulo;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err5 = {instancePath:instancePath+"/titulo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data1) < 3){
const err6 = {instancePath:instancePath+"/titulo",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/titulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data3 = data.personalMedicoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nucleoId !== undefined){
let data4 = data.nucleoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.inicio !== undefined){
let data5 = data.inicio;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err11 = {instancePath:instancePath+"/inicio",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/inicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.observaciones !== undefined){
let data6 = data.observaciones;
if(typeof data6 === "string"){
if(func0(data6) > 500){
const err13 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
