// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoRecibir: Validator = validate0;

const schema0 = {"type":"object","properties":{"firma":{"type":"string","maxLength":120},"lineas":{"type":"array","minItems":1,"items":{"type":"object","properties":{"insumoOrdenCargoId":{"type":"integer","minimum":1},"lotes":{"type":"array","items":{"type":"object","properties":{"loteId":{"type":"integer"},"numeroLote":{"type":"string","maxLength":30},"caducidad":{"type":"string","format":"date"},"cantidad":{"type":"integer","minimum":0},"costoUnitario":{"type":"number","minimum":0},"escaneado":{"type":"boolean"},"motivoNoFefo":{"type":"string","maxLength":200},"cantidadRecibida":{"type":"integer","minimum":0},"cantidadDevuelta":{"type":"integer","minimum":0},"cantidadAcreditada":{"type":"integer","minimum":0}},"required":["loteId","cantidad"],"additionalProperties":false},"maxItems":100},"motivoDiferencia":{"type":"string","enum":["FALTANTE","DANADO","LOTE_DISTINTO"]},"notaDiferencia":{"type":"string","maxLength":200}},"required":["insumoOrdenCargoId"],"additionalProperties":false}}},"required":["lineas"],"additionalProperties":false};
const func0 = codePointLength;
const func1 = Object.prototype.hasOwnProperty;
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
if(data.lineas === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "firma") || (key0 === "lineas"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.firma !== undefined){
let data0 = data.firma;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err2 = {instancePath:instancePath+"/firma",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/firma",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.lineas !== undefined){
let data1 = data.lineas;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.insumoOrdenCargoId === undefined){
const err5 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoOrdenCargoId"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key1 in data2){
if(!((((key1 === "insumoOrdenCargoId") || (key1 === "lotes")) || (key1 === "motivoDiferencia")) || (key1 === "notaDiferencia"))){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data2.insumoOrdenCargoId !== undefined){
let data3 = data2.insumoOrdenCargoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data2.lotes !== undefined){
let data4 = data2.lotes;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.loteId === undefined){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data5.cantidad === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err11);
errors++;
}
for(const key2 in data5){
if(!(func1.call(schema0.properties.lineas.items.properties.lotes.items.properties, key2))){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data5.loteId !== undefined){
let data6 = data5.loteId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data5.numeroLote !== undefined){
let data7 = data5.numeroLote;
if(typeof data7 === "string"){
if(func0(data7) > 30){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data5.caducidad !== undefined){
let data8 = data5.caducidad;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/caducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data5.cantidad !== undefined){
let data9 = data5.cantidad;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data5.costoUnitario !== undefined){
let data10 = data5.costoUnitario;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/costoUnitario",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/costoUnitario",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data5.escaneado !== undefined){
if(typeof data5.escaneado !== "boolean"){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/escaneado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data5.motivoNoFefo !== undefined){
let data12 = data5.motivoNoFefo;
if(typeof data12 === "string"){
if(func0(data12) > 200){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/motivoNoFefo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/motivoNoFefo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data5.cantidadRecibida !== undefined){
let data13 = data5.cantidadRecibida;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data5.cantidadDevuelta !== undefined){
let data14 = data5.cantidadDevuelta;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadDevuelta",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadDevuelta",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data5.cantidadAcreditada !== undefined){
let data15 = data5.cantidadAcreditada;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadAcreditada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err29);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadAcreditada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data2.motivoDiferencia !== undefined){
let data16 = data2.motivoDiferencia;
if(typeof data16 !== "string"){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/motivoDiferencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
if(!(((data16 === "FALTANTE") || (data16 === "DANADO")) || (data16 === "LOTE_DISTINTO"))){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/motivoDiferencia",keyword:"enum",params:{}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data2.notaDiferencia !== undefined){
let data17 = data2.notaDiferencia;
if(typeof data17 === "string"){
if(func0(data17) > 200){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/notaDiferencia",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/notaDiferencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err38);
errors++;
}
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err39);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
