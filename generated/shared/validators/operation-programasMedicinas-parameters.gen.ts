// Generated from schemas/reports/programas-medicinas.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateProgramasMedicinasParameters: Validator = validate0;

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
if(!((((((((key0 === "programaId") || (key0 === "jurisdiccionId")) || (key0 === "unidadId")) || (key0 === "anio")) || (key0 === "mes")) || (key0 === "soloFaltantes")) || (key0 === "formato")) || (key0 === "bloques"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.programaId !== undefined){
let data0 = data.programaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/programaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/programaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.jurisdiccionId !== undefined){
let data1 = data.jurisdiccionId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/jurisdiccionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.anio !== undefined){
let data3 = data.anio;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/anio",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/anio",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
(vErrors ??= []).push(err8);
errors++;
}
if(data3 < 2020 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/anio",keyword:"minimum",params:{comparison: ">=", limit: 2020}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.mes !== undefined){
let data4 = data.mes;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/mes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!((((((((((((data4 === "ENERO") || (data4 === "FEBRERO")) || (data4 === "MARZO")) || (data4 === "ABRIL")) || (data4 === "MAYO")) || (data4 === "JUNIO")) || (data4 === "JULIO")) || (data4 === "AGOSTO")) || (data4 === "SEPTIEMBRE")) || (data4 === "OCTUBRE")) || (data4 === "NOVIEMBRE")) || (data4 === "DICIEMBRE"))){
const err11 = {instancePath:instancePath+"/mes",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.soloFaltantes !== undefined){
if(typeof data.soloFaltantes !== "boolean"){
const err12 = {instancePath:instancePath+"/soloFaltantes",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.formato !== undefined){
let data6 = data.formato;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((((data6 === "json") || (data6 === "csv")) || (data6 === "xlsx")) || (data6 === "pdf"))){
const err14 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.bloques !== undefined){
let data7 = data.bloques;
if(Array.isArray(data7)){
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!(data8 === "insumos")){
const err17 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
