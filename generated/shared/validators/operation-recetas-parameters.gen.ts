// Generated from schemas/reports/recetas.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecetasParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"unidadId":{"type":"integer","minimum":1},"por":{"type":"string","enum":["RENGLON","MEDICO","CLAVE","DIAGNOSTICO","PROGRAMA"]},"desde":{"type":"string","format":"date"},"hasta":{"type":"string","format":"date"},"personalMedicoId":{"type":"integer","minimum":1},"servicioId":{"type":"integer","minimum":1},"diagnosticoId":{"type":"integer","minimum":1},"insumoId":{"type":"integer","minimum":1},"fraccion":{"type":"string","enum":["I","II","III","IV","V","VI"]},"formato":{"type":"string","enum":["json","csv","xlsx","pdf"]},"bloques":{"type":"array","items":{"type":"string","enum":["resumen","faltantes"]},"minItems":1}},"required":["unidadId"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
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
if(!(func0.call(schema0.properties, key0))){
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
if(data.por !== undefined){
let data1 = data.por;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/por",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((((data1 === "RENGLON") || (data1 === "MEDICO")) || (data1 === "CLAVE")) || (data1 === "DIAGNOSTICO")) || (data1 === "PROGRAMA"))){
const err5 = {instancePath:instancePath+"/por",keyword:"enum",params:{}};
(vErrors ??= []).push(err5);
errors++;
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
if(data.personalMedicoId !== undefined){
let data4 = data.personalMedicoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/personalMedicoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.servicioId !== undefined){
let data5 = data.servicioId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.diagnosticoId !== undefined){
let data6 = data.diagnosticoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/diagnosticoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.insumoId !== undefined){
let data7 = data.insumoId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
if(data.fraccion !== undefined){
let data8 = data.fraccion;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/fraccion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
if(!((((((data8 === "I") || (data8 === "II")) || (data8 === "III")) || (data8 === "IV")) || (data8 === "V")) || (data8 === "VI"))){
const err19 = {instancePath:instancePath+"/fraccion",keyword:"enum",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.formato !== undefined){
let data9 = data.formato;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
if(!((((data9 === "json") || (data9 === "csv")) || (data9 === "xlsx")) || (data9 === "pdf"))){
const err21 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.bloques !== undefined){
let data10 = data.bloques;
if(Array.isArray(data10)){
if(data10.length < 1){
const err22 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string"){
const err23 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
if(!((data11 === "resumen") || (data11 === "faltantes"))){
const err24 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
