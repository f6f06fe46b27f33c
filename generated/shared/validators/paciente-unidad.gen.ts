// Generated from schemas/entities/pacientes/paciente-unidad.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePacienteUnidad: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[0-9A-Z/-]+$", "u");
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
if(data.pacienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unidadId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fechaApertura === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fechaApertura"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.estatusExpediente === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "estatusExpediente"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "numeroExpediente") || (key0 === "pacienteId")) || (key0 === "unidadId")) || (key0 === "nucleoId")) || (key0 === "fechaApertura")) || (key0 === "archivoFisico")) || (key0 === "estatusExpediente"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.numeroExpediente !== undefined){
let data0 = data.numeroExpediente;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err5 = {instancePath:instancePath+"/numeroExpediente",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/numeroExpediente",keyword:"pattern",params:{pattern: "^[0-9A-Z/-]+$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/numeroExpediente",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.pacienteId !== undefined){
let data1 = data.pacienteId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nucleoId !== undefined){
let data3 = data.nucleoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.fechaApertura !== undefined){
let data4 = data.fechaApertura;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err11 = {instancePath:instancePath+"/fechaApertura",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/fechaApertura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.archivoFisico !== undefined){
let data5 = data.archivoFisico;
if(typeof data5 === "string"){
if(func0(data5) > 40){
const err13 = {instancePath:instancePath+"/archivoFisico",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/archivoFisico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.estatusExpediente !== undefined){
let data6 = data.estatusExpediente;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/estatusExpediente",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((data6 === "ACTIVO") || (data6 === "PASIVO")) || (data6 === "DEPURADO"))){
const err16 = {instancePath:instancePath+"/estatusExpediente",keyword:"enum",params:{}};
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
