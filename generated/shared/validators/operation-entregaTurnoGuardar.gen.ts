// Generated from schemas/endpoints/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEntregaTurnoGuardarBody: Validator = validate0;

const schema0 = {"type":"object","required":["servicioId","fecha","turno","pacientes"],"properties":{"servicioId":{"type":"integer","minimum":1},"fecha":{"type":"string","format":"date"},"turno":{"type":"string","enum":["MATUTINO","VESPERTINO","NOCTURNO"]},"version":{"type":["integer","null"],"description":"Version of the draft to continue; null for a new one."},"observaciones":{"type":["string","null"],"maxLength":2000},"pacientes":{"type":"array","maxItems":100,"items":{"type":"object","required":["hospitalizacionId","recomendacion"],"properties":{"hospitalizacionId":{"type":"integer","minimum":1},"recomendacion":{"type":["string","null"],"maxLength":1000}},"additionalProperties":false}}},"additionalProperties":false};
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
if(data.servicioId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "servicioId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.fecha === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.turno === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "turno"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.pacientes === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "pacientes"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "servicioId") || (key0 === "fecha")) || (key0 === "turno")) || (key0 === "version")) || (key0 === "observaciones")) || (key0 === "pacientes"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.servicioId !== undefined){
let data0 = data.servicioId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.fecha !== undefined){
let data1 = data.fecha;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.turno !== undefined){
let data2 = data.turno;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((data2 === "MATUTINO") || (data2 === "VESPERTINO")) || (data2 === "NOCTURNO"))){
const err10 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/version",keyword:"type",params:{type: schema0.properties.version.type}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.observaciones !== undefined){
let data4 = data.observaciones;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: schema0.properties.observaciones.type}};
(vErrors ??= []).push(err12);
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err13 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.pacientes !== undefined){
let data5 = data.pacientes;
if(Array.isArray(data5)){
if(data5.length > 100){
const err14 = {instancePath:instancePath+"/pacientes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hospitalizacionId === undefined){
const err15 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err15);
errors++;
}
if(data6.recomendacion === undefined){
const err16 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"required",params:{missingProperty: "recomendacion"}};
(vErrors ??= []).push(err16);
errors++;
}
for(const key1 in data6){
if(!((key1 === "hospitalizacionId") || (key1 === "recomendacion"))){
const err17 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data6.hospitalizacionId !== undefined){
let data7 = data6.hospitalizacionId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/pacientes/" + i0+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/pacientes/" + i0+"/hospitalizacionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data6.recomendacion !== undefined){
let data8 = data6.recomendacion;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/pacientes/" + i0+"/recomendacion",keyword:"type",params:{type: schema0.properties.pacientes.items.properties.recomendacion.type}};
(vErrors ??= []).push(err20);
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 1000){
const err21 = {instancePath:instancePath+"/pacientes/" + i0+"/recomendacion",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/pacientes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err24);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
