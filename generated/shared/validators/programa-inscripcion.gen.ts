// Generated from schemas/entities/programas/programa-inscripcion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateProgramaInscripcion: Validator = validate0;

const formats0 = date;
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
if(data.programaId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "programaId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.pacienteId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.unidadId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fecha === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "programaId") || (key0 === "pacienteId")) || (key0 === "unidadId")) || (key0 === "fecha")) || (key0 === "proximaCita")) || (key0 === "justificacion")) || (key0 === "observaciones"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.programaId !== undefined){
let data0 = data.programaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/programaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.pacienteId !== undefined){
let data1 = data.pacienteId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.fecha !== undefined){
let data3 = data.fecha;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.proximaCita !== undefined){
let data4 = data.proximaCita;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err10 = {instancePath:instancePath+"/proximaCita",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/proximaCita",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.justificacion !== undefined){
let data5 = data.justificacion;
if(typeof data5 === "string"){
if(func0(data5) > 300){
const err12 = {instancePath:instancePath+"/justificacion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err12);
errors++;
}
if(func0(data5) < 10){
const err13 = {instancePath:instancePath+"/justificacion",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/justificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.observaciones !== undefined){
let data6 = data.observaciones;
if(typeof data6 === "string"){
if(func0(data6) > 500){
const err15 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
