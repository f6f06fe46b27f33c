// Generated from schemas/endpoints/ordenes/surtido.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoRecibirBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["ordenCargoId","lineas"],"properties":{"ordenCargoId":{"type":"integer","minimum":1},"lineas":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["insumoOrdenCargoId","lotes"],"properties":{"insumoOrdenCargoId":{"type":"integer","minimum":1},"lotes":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["loteId","cantidadRecibida"],"properties":{"loteId":{"type":"integer","minimum":1},"cantidadRecibida":{"type":"integer","minimum":0,"maximum":9999}}}},"diferencia":{"enum":["FALTANTE","DANADO","LOTE_DISTINTO",null]},"nota":{"type":["string","null"],"maxLength":200}}}},"firma":{"type":["string","null"],"maxLength":120}}};
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
if(data.ordenCargoId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ordenCargoId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "ordenCargoId") || (key0 === "lineas")) || (key0 === "firma"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.ordenCargoId !== undefined){
let data0 = data.ordenCargoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/ordenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/ordenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.lineas !== undefined){
let data1 = data.lineas;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.insumoOrdenCargoId === undefined){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoOrdenCargoId"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.lotes === undefined){
const err7 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "lotes"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data2){
if(!((((key1 === "insumoOrdenCargoId") || (key1 === "lotes")) || (key1 === "diferencia")) || (key1 === "nota"))){
const err8 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data2.insumoOrdenCargoId !== undefined){
let data3 = data2.insumoOrdenCargoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data2.lotes !== undefined){
let data4 = data2.lotes;
if(Array.isArray(data4)){
if(data4.length > 100){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err11);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.loteId === undefined){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err12);
errors++;
}
if(data5.cantidadRecibida === undefined){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "cantidadRecibida"}};
(vErrors ??= []).push(err13);
errors++;
}
for(const key2 in data5){
if(!((key2 === "loteId") || (key2 === "cantidadRecibida"))){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data5.loteId !== undefined){
let data6 = data5.loteId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data5.cantidadRecibida !== undefined){
let data7 = data5.cantidadRecibida;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err18);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data2.diferencia !== undefined){
let data8 = data2.diferencia;
if(!((((data8 === "FALTANTE") || (data8 === "DANADO")) || (data8 === "LOTE_DISTINTO")) || (data8 === null))){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/diferencia",keyword:"enum",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data2.nota !== undefined){
let data9 = data2.nota;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/nota",keyword:"type",params:{type: schema0.properties.lineas.items.properties.nota.type}};
(vErrors ??= []).push(err23);
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/nota",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.firma !== undefined){
let data10 = data.firma;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/firma",keyword:"type",params:{type: schema0.properties.firma.type}};
(vErrors ??= []).push(err27);
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 120){
const err28 = {instancePath:instancePath+"/firma",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err29);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
