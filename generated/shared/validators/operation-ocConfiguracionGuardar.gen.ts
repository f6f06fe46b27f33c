// Generated from schemas/endpoints/oficina-central/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOcConfiguracionGuardarBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"properties":{"ids":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"integer","minimum":1}},"versiones":{"type":"array","maxItems":1000,"description":"Versions that the client saw, in the order of `ids`.","items":{"type":"integer","minimum":1}},"autorizado":{"type":"boolean"},"motivo":{"type":"string","minLength":10,"maxLength":300},"unidadTipoId":{"type":"integer","minimum":1},"tipoAlmacen":{"type":"string","enum":["ALMACEN_ESTATAL","ALMACEN_REGIONAL","ALMACEN_JURISDICCIONAL","ALMACEN_UNIDAD","FARMACIA","CENDIS","CENTRAL_ENFERMERIA","QUIROFANO","CARRO_ROJO","CUARENTENA"],"default":"FARMACIA"},"probar":{"type":"boolean","default":false},"lineas":{"type":"array","minItems":1,"maxItems":500,"items":{"type":"object","additionalProperties":false,"required":["insumoId"],"properties":{"insumoId":{"type":"integer","minimum":1},"minimo":{"type":["integer","null"],"minimum":0,"maximum":10000000},"puntoReorden":{"type":["integer","null"],"minimum":0,"maximum":10000000},"maximo":{"type":["integer","null"],"minimum":0,"maximum":10000000},"mesesCobertura":{"type":"number","minimum":0.25,"maximum":6},"diasEntrega":{"type":"integer","minimum":0,"maximum":120},"multiplo":{"type":"integer","minimum":1,"maximum":100000}}}}}};
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
for(const key0 in data){
if(!((((((((key0 === "ids") || (key0 === "versiones")) || (key0 === "autorizado")) || (key0 === "motivo")) || (key0 === "unidadTipoId")) || (key0 === "tipoAlmacen")) || (key0 === "probar")) || (key0 === "lineas"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err1 = {instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/ids",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/ids/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.versiones !== undefined){
let data2 = data.versiones;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err6 = {instancePath:instancePath+"/versiones",keyword:"maxItems",params:{limit: 1000}};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/versiones/" + i1,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/versiones/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/versiones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.autorizado !== undefined){
if(typeof data.autorizado !== "boolean"){
const err10 = {instancePath:instancePath+"/autorizado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.motivo !== undefined){
let data5 = data.motivo;
if(typeof data5 === "string"){
if(func0(data5) > 300){
const err11 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err11);
errors++;
}
if(func0(data5) < 10){
const err12 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.unidadTipoId !== undefined){
let data6 = data.unidadTipoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/unidadTipoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/unidadTipoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.tipoAlmacen !== undefined){
let data7 = data.tipoAlmacen;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/tipoAlmacen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((((((((data7 === "ALMACEN_ESTATAL") || (data7 === "ALMACEN_REGIONAL")) || (data7 === "ALMACEN_JURISDICCIONAL")) || (data7 === "ALMACEN_UNIDAD")) || (data7 === "FARMACIA")) || (data7 === "CENDIS")) || (data7 === "CENTRAL_ENFERMERIA")) || (data7 === "QUIROFANO")) || (data7 === "CARRO_ROJO")) || (data7 === "CUARENTENA"))){
const err17 = {instancePath:instancePath+"/tipoAlmacen",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.probar !== undefined){
if(typeof data.probar !== "boolean"){
const err18 = {instancePath:instancePath+"/probar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.lineas !== undefined){
let data9 = data.lineas;
if(Array.isArray(data9)){
if(data9.length > 500){
const err19 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err19);
errors++;
}
if(data9.length < 1){
const err20 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.insumoId === undefined){
const err21 = {instancePath:instancePath+"/lineas/" + i2,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err21);
errors++;
}
for(const key1 in data10){
if(!(((((((key1 === "insumoId") || (key1 === "minimo")) || (key1 === "puntoReorden")) || (key1 === "maximo")) || (key1 === "mesesCobertura")) || (key1 === "diasEntrega")) || (key1 === "multiplo"))){
const err22 = {instancePath:instancePath+"/lineas/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data10.insumoId !== undefined){
let data11 = data10.insumoId;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/lineas/" + i2+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/lineas/" + i2+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
if(data10.minimo !== undefined){
let data12 = data10.minimo;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err25 = {instancePath:instancePath+"/lineas/" + i2+"/minimo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.minimo.type}};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 10000000 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/lineas/" + i2+"/minimo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err26);
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/lineas/" + i2+"/minimo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
if(data10.puntoReorden !== undefined){
let data13 = data10.puntoReorden;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err28 = {instancePath:instancePath+"/lineas/" + i2+"/puntoReorden",keyword:"type",params:{type: schema0.properties.lineas.items.properties.puntoReorden.type}};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000000 || isNaN(data13)){
const err29 = {instancePath:instancePath+"/lineas/" + i2+"/puntoReorden",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err29);
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/lineas/" + i2+"/puntoReorden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
if(data10.maximo !== undefined){
let data14 = data10.maximo;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err31 = {instancePath:instancePath+"/lineas/" + i2+"/maximo",keyword:"type",params:{type: schema0.properties.lineas.items.properties.maximo.type}};
(vErrors ??= []).push(err31);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10000000 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/lineas/" + i2+"/maximo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err32);
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/lineas/" + i2+"/maximo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
if(data10.mesesCobertura !== undefined){
let data15 = data10.mesesCobertura;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 6 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/lineas/" + i2+"/mesesCobertura",keyword:"maximum",params:{comparison: "<=", limit: 6}};
(vErrors ??= []).push(err34);
errors++;
}
if(data15 < 0.25 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/lineas/" + i2+"/mesesCobertura",keyword:"minimum",params:{comparison: ">=", limit: 0.25}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/lineas/" + i2+"/mesesCobertura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data10.diasEntrega !== undefined){
let data16 = data10.diasEntrega;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err37 = {instancePath:instancePath+"/lineas/" + i2+"/diasEntrega",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 120 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/lineas/" + i2+"/diasEntrega",keyword:"maximum",params:{comparison: "<=", limit: 120}};
(vErrors ??= []).push(err38);
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/lineas/" + i2+"/diasEntrega",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
if(data10.multiplo !== undefined){
let data17 = data10.multiplo;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/lineas/" + i2+"/multiplo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err40);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/lineas/" + i2+"/multiplo",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err41);
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err42 = {instancePath:instancePath+"/lineas/" + i2+"/multiplo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err42);
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/lineas/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err45);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
