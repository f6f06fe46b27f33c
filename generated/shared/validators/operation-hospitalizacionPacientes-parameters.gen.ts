// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionPacientesParameters: Validator = validate0;

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
for(const key0 in data){
if(!((((((key0 === "hospitalizacionId") || (key0 === "unidadId")) || (key0 === "servicioId")) || (key0 === "estatus")) || (key0 === "desde")) || (key0 === "hasta"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.hospitalizacionId !== undefined){
let data0 = data.hospitalizacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/hospitalizacionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data1 = data.unidadId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.servicioId !== undefined){
let data2 = data.servicioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.estatus !== undefined){
let data3 = data.estatus;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/estatus/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(((((data4 === "SOLICITADA") || (data4 === "INGRESADO")) || (data4 === "PREALTA")) || (data4 === "ALTA")) || (data4 === "CANCELADA"))){
const err8 = {instancePath:instancePath+"/estatus/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.desde !== undefined){
let data5 = data.desde;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err10 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.hasta !== undefined){
let data6 = data.hasta;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err12 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
