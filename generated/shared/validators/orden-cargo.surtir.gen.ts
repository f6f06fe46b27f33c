// Generated from schemas/entities/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoSurtir: Validator = validate0;

const schema0 = {"type":"object","properties":{"finalizar":{"type":"boolean"},"verificadorId":{"type":"integer","minimum":1},"lineas":{"type":"array","minItems":1,"items":{"type":"object","properties":{"insumoOrdenCargoId":{"type":"integer","minimum":1},"lotes":{"type":"array","items":{"type":"object","properties":{"loteId":{"type":"integer"},"numeroLote":{"type":"string","maxLength":30},"caducidad":{"type":"string","format":"date"},"cantidad":{"type":"integer","minimum":0},"costoUnitario":{"type":"number","minimum":0},"escaneado":{"type":"boolean"},"motivoNoFefo":{"type":"string","maxLength":200},"cantidadRecibida":{"type":"integer","minimum":0},"cantidadDevuelta":{"type":"integer","minimum":0},"cantidadAcreditada":{"type":"integer","minimum":0}},"required":["loteId","cantidad"],"additionalProperties":false},"maxItems":100},"motivoNoSurtidoId":{"type":"integer"}},"required":["insumoOrdenCargoId"],"additionalProperties":false}}},"required":["lineas"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
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
if(!(((key0 === "finalizar") || (key0 === "verificadorId")) || (key0 === "lineas"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.finalizar !== undefined){
if(typeof data.finalizar !== "boolean"){
const err2 = {instancePath:instancePath+"/finalizar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.verificadorId !== undefined){
let data1 = data.verificadorId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/verificadorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/verificadorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.lineas !== undefined){
let data2 = data.lineas;
if(Array.isArray(data2)){
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.insumoOrdenCargoId === undefined){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoOrdenCargoId"}};
(vErrors ??= []).push(err6);
errors++;
}
for(const key1 in data3){
if(!(((key1 === "insumoOrdenCargoId") || (key1 === "lotes")) || (key1 === "motivoNoSurtidoId"))){
const err7 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data3.insumoOrdenCargoId !== undefined){
let data4 = data3.insumoOrdenCargoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data3.lotes !== undefined){
let data5 = data3.lotes;
if(Array.isArray(data5)){
if(data5.length > 100){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err10);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.loteId === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data6.cantidad === undefined){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err12);
errors++;
}
for(const key2 in data6){
if(!(func0.call(schema0.properties.lineas.items.properties.lotes.items.properties, key2))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data6.loteId !== undefined){
let data7 = data6.loteId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data6.numeroLote !== undefined){
let data8 = data6.numeroLote;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data6.caducidad !== undefined){
let data9 = data6.caducidad;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/caducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data6.cantidad !== undefined){
let data10 = data6.cantidad;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data6.costoUnitario !== undefined){
let data11 = data6.costoUnitario;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/costoUnitario",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/costoUnitario",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data6.escaneado !== undefined){
if(typeof data6.escaneado !== "boolean"){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/escaneado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.motivoNoFefo !== undefined){
let data13 = data6.motivoNoFefo;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/motivoNoFefo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/motivoNoFefo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data6.cantidadRecibida !== undefined){
let data14 = data6.cantidadRecibida;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
if(data6.cantidadDevuelta !== undefined){
let data15 = data6.cantidadDevuelta;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadDevuelta",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadDevuelta",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
if(data6.cantidadAcreditada !== undefined){
let data16 = data6.cantidadAcreditada;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadAcreditada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadAcreditada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data3.motivoNoSurtidoId !== undefined){
let data17 = data3.motivoNoSurtidoId;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoSurtidoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err37);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
