// Generated from schemas/reports/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionParameters: Validator = validate0;

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
if(data.unidadId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "unidadId") || (key0 === "servicioId")) || (key0 === "desde")) || (key0 === "hasta")) || (key0 === "motivoEgreso")) || (key0 === "diagnosticoId")) || (key0 === "formato")) || (key0 === "bloques"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.unidadId !== undefined){
let data0 = data.unidadId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.servicioId !== undefined){
let data1 = data.servicioId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.desde !== undefined){
let data2 = data.desde;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.hasta !== undefined){
let data3 = data.hasta;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.motivoEgreso !== undefined){
let data4 = data.motivoEgreso;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/motivoEgreso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((((((((data4 === "MEJORIA") || (data4 === "CURACION")) || (data4 === "VOLUNTARIO")) || (data4 === "TRASLADO")) || (data4 === "PASE_OTRO_HOSPITAL")) || (data4 === "FUGA")) || (data4 === "DEFUNCION")) || (data4 === "MAXIMO_BENEFICIO")) || (data4 === "OTRO"))){
const err11 = {instancePath:instancePath+"/motivoEgreso",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.diagnosticoId !== undefined){
let data5 = data.diagnosticoId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/diagnosticoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.formato !== undefined){
let data6 = data.formato;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((((data6 === "json") || (data6 === "csv")) || (data6 === "xlsx")) || (data6 === "pdf"))){
const err15 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.bloques !== undefined){
let data7 = data.bloques;
if(Array.isArray(data7)){
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((((data8 === "resumen") || (data8 === "tramos")) || (data8 === "servicios")) || (data8 === "motivos")) || (data8 === "flujo")) || (data8 === "estancias")) || (data8 === "estanciasServicio"))){
const err18 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
