// Generated from schemas/entities/consulta/plantilla-nota.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePlantillaNota: Validator = validate0;

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
if(data.nombre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.diagnosticoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "diagnosticoId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.unidadId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "nombre") || (key0 === "diagnosticoId")) || (key0 === "unidadId")) || (key0 === "padecimientoActual")) || (key0 === "exploracionFisica")) || (key0 === "tratamientoIndicaciones"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err4 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 3){
const err5 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.diagnosticoId !== undefined){
let data1 = data.diagnosticoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
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
if(data.padecimientoActual !== undefined){
let data3 = data.padecimientoActual;
if(typeof data3 === "string"){
if(func0(data3) > 4000){
const err9 = {instancePath:instancePath+"/padecimientoActual",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/padecimientoActual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.exploracionFisica !== undefined){
let data4 = data.exploracionFisica;
if(typeof data4 === "string"){
if(func0(data4) > 4000){
const err11 = {instancePath:instancePath+"/exploracionFisica",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/exploracionFisica",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tratamientoIndicaciones !== undefined){
let data5 = data.tratamientoIndicaciones;
if(typeof data5 === "string"){
if(func0(data5) > 4000){
const err13 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"type",params:{type: "string"}};
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
