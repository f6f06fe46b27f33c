// Generated from schemas/endpoints/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateInsumoConfiguracionMasivoBody: Validator = validate0;

const schema0 = {"type":"array","minItems":1,"maxItems":2000,"items":{"type":"object","additionalProperties":false,"properties":{"almacenId":{"type":"integer","minimum":1},"insumoId":{"type":"integer","minimum":1},"minimo":{"type":"integer"},"puntoReorden":{"type":"integer"},"maximo":{"type":"integer"},"fondoFijo":{"type":["integer","null"]},"mesesCobertura":{"type":"number"},"diasEntrega":{"type":"integer"},"multiplo":{"type":"integer"},"consumoMaximoSolicitud":{"type":["integer","null"]},"cpmManual":{"type":["number","null"]},"motivoCpm":{"type":["string","null"]},"version":{"type":"integer","description":"Version of an existing setting as the client saw it. Without it, any version is changed."},"copiarDeAlmacenId":{"type":"integer","minimum":1},"aceptarSugerencias":{"type":"array","minItems":1,"maxItems":10000,"description":"Keys of settings.","items":{"type":"integer","minimum":1}},"versiones":{"type":"array","maxItems":10000,"description":"Versions that the client saw, in the order of `aceptarSugerencias`.","items":{"type":"integer"}},"aceptarFiltro":{"type":"string","description":"All settings that match this `filterBy`, 10 000 at most."},"probar":{"type":"boolean","description":"For suggestions: returns the changes without applying them."}}}};
const func0 = Object.prototype.hasOwnProperty;

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
if(Array.isArray(data)){
if(data.length > 2000){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 2000}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.length < 1){
const err1 = {instancePath,keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!(func0.call(schema0.items.properties, key0))){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data0.almacenId !== undefined){
let data1 = data0.almacenId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/" + i0+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/" + i0+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data0.insumoId !== undefined){
let data2 = data0.insumoId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data0.minimo !== undefined){
let data3 = data0.minimo;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/" + i0+"/minimo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data0.puntoReorden !== undefined){
let data4 = data0.puntoReorden;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/" + i0+"/puntoReorden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data0.maximo !== undefined){
let data5 = data0.maximo;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/" + i0+"/maximo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data0.fondoFijo !== undefined){
let data6 = data0.fondoFijo;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err10 = {instancePath:instancePath+"/" + i0+"/fondoFijo",keyword:"type",params:{type: schema0.items.properties.fondoFijo.type}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data0.mesesCobertura !== undefined){
let data7 = data0.mesesCobertura;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err11 = {instancePath:instancePath+"/" + i0+"/mesesCobertura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data0.diasEntrega !== undefined){
let data8 = data0.diasEntrega;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/" + i0+"/diasEntrega",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data0.multiplo !== undefined){
let data9 = data0.multiplo;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/" + i0+"/multiplo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data0.consumoMaximoSolicitud !== undefined){
let data10 = data0.consumoMaximoSolicitud;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err14 = {instancePath:instancePath+"/" + i0+"/consumoMaximoSolicitud",keyword:"type",params:{type: schema0.items.properties.consumoMaximoSolicitud.type}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data0.cpmManual !== undefined){
let data11 = data0.cpmManual;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err15 = {instancePath:instancePath+"/" + i0+"/cpmManual",keyword:"type",params:{type: schema0.items.properties.cpmManual.type}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data0.motivoCpm !== undefined){
let data12 = data0.motivoCpm;
if((typeof data12 !== "string") && (data12 !== null)){
const err16 = {instancePath:instancePath+"/" + i0+"/motivoCpm",keyword:"type",params:{type: schema0.items.properties.motivoCpm.type}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data0.version !== undefined){
let data13 = data0.version;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err17 = {instancePath:instancePath+"/" + i0+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data0.copiarDeAlmacenId !== undefined){
let data14 = data0.copiarDeAlmacenId;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err18 = {instancePath:instancePath+"/" + i0+"/copiarDeAlmacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err19 = {instancePath:instancePath+"/" + i0+"/copiarDeAlmacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data0.aceptarSugerencias !== undefined){
let data15 = data0.aceptarSugerencias;
if(Array.isArray(data15)){
if(data15.length > 10000){
const err20 = {instancePath:instancePath+"/" + i0+"/aceptarSugerencias",keyword:"maxItems",params:{limit: 10000}};
(vErrors ??= []).push(err20);
errors++;
}
if(data15.length < 1){
const err21 = {instancePath:instancePath+"/" + i0+"/aceptarSugerencias",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err21);
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err22 = {instancePath:instancePath+"/" + i0+"/aceptarSugerencias/" + i1,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
const err23 = {instancePath:instancePath+"/" + i0+"/aceptarSugerencias/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/" + i0+"/aceptarSugerencias",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data0.versiones !== undefined){
let data17 = data0.versiones;
if(Array.isArray(data17)){
if(data17.length > 10000){
const err25 = {instancePath:instancePath+"/" + i0+"/versiones",keyword:"maxItems",params:{limit: 10000}};
(vErrors ??= []).push(err25);
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err26 = {instancePath:instancePath+"/" + i0+"/versiones/" + i2,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/" + i0+"/versiones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data0.aceptarFiltro !== undefined){
if(typeof data0.aceptarFiltro !== "string"){
const err28 = {instancePath:instancePath+"/" + i0+"/aceptarFiltro",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data0.probar !== undefined){
if(typeof data0.probar !== "boolean"){
const err29 = {instancePath:instancePath+"/" + i0+"/probar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath,keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
