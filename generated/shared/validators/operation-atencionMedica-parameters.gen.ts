// Generated from schemas/reports/atencion-medica.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAtencionMedicaParameters: Validator = validate0;

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
if(!((((((((key0 === "por") || (key0 === "desde")) || (key0 === "hasta")) || (key0 === "jurisdiccionId")) || (key0 === "unidadId")) || (key0 === "programaId")) || (key0 === "formato")) || (key0 === "bloques"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.por !== undefined){
let data0 = data.por;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/por",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data0 === "UNIDAD") || (data0 === "JURISDICCION")) || (data0 === "PROGRAMA"))){
const err2 = {instancePath:instancePath+"/por",keyword:"enum",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.desde !== undefined){
let data1 = data.desde;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.hasta !== undefined){
let data2 = data.hasta;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err5 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data3 = data.jurisdiccionId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/jurisdiccionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data4 = data.unidadId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.programaId !== undefined){
let data5 = data.programaId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/programaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/programaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
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
if(!((((data8 === "resumen") || (data8 === "espera")) || (data8 === "consultas")) || (data8 === "surtido"))){
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
