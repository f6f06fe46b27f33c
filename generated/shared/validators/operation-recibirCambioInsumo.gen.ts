// Generated from schemas/endpoints/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecibirCambioInsumoBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["propuestaCambioId","remision","lineas"],"properties":{"propuestaCambioId":{"type":"integer","minimum":1},"confirmarDatos":{"type":"boolean","description":"Confirms the values that 409 POR_CONFIRMAR named."},"remision":{"type":"string","minLength":1,"maxLength":60},"firma":{"type":["string","null"],"maxLength":120,"description":"Name of the person who brought the pieces."},"observaciones":{"type":["string","null"],"maxLength":1000},"lineas":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","recibido"],"properties":{"id":{"type":"integer","minimum":1,"description":"Key of the line."},"recibido":{"type":"integer","minimum":0,"maximum":1000000},"entregado":{"type":["integer","null"],"minimum":0,"maximum":1000000,"description":"Old pieces returned. Default: as many as arrived."},"condicion":{"type":["string","null"],"enum":["BUENA","EMPAQUE_DANADO","ETIQUETA_DISTINTA","TEMPERATURA","CADUCIDAD_CORTA",null]},"temperatura":{"type":["number","null"],"minimum":-80,"maximum":60},"numeroLote":{"type":["string","null"],"maxLength":30,"description":"As printed on the box, if it differs from the promise."},"caducidad":{"type":["string","null"],"format":"date"}}}}}};
const func0 = codePointLength;
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
if(data.propuestaCambioId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "propuestaCambioId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.remision === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "remision"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lineas === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "propuestaCambioId") || (key0 === "confirmarDatos")) || (key0 === "remision")) || (key0 === "firma")) || (key0 === "observaciones")) || (key0 === "lineas"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.propuestaCambioId !== undefined){
let data0 = data.propuestaCambioId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/propuestaCambioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/propuestaCambioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.confirmarDatos !== undefined){
if(typeof data.confirmarDatos !== "boolean"){
const err6 = {instancePath:instancePath+"/confirmarDatos",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.remision !== undefined){
let data2 = data.remision;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err7 = {instancePath:instancePath+"/remision",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/remision",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.firma !== undefined){
let data3 = data.firma;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/firma",keyword:"type",params:{type: schema0.properties.firma.type}};
(vErrors ??= []).push(err10);
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 120){
const err11 = {instancePath:instancePath+"/firma",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.observaciones !== undefined){
let data4 = data.observaciones;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: schema0.properties.observaciones.type}};
(vErrors ??= []).push(err12);
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err13 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.lineas !== undefined){
let data5 = data.lineas;
if(Array.isArray(data5)){
if(data5.length > 200){
const err14 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err14);
errors++;
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err16);
errors++;
}
if(data6.recibido === undefined){
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "recibido"}};
(vErrors ??= []).push(err17);
errors++;
}
for(const key1 in data6){
if(!(((((((key1 === "id") || (key1 === "recibido")) || (key1 === "entregado")) || (key1 === "condicion")) || (key1 === "temperatura")) || (key1 === "numeroLote")) || (key1 === "caducidad"))){
const err18 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/id",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data6.recibido !== undefined){
let data8 = data6.recibido;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err22);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data6.entregado !== undefined){
let data9 = data6.entregado;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"type",params:{type: schema0.properties.lineas.items.properties.entregado.type}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err25);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data6.condicion !== undefined){
let data10 = data6.condicion;
if((typeof data10 !== "string") && (data10 !== null)){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.condicion.type}};
(vErrors ??= []).push(err27);
errors++;
}
if(!((((((data10 === "BUENA") || (data10 === "EMPAQUE_DANADO")) || (data10 === "ETIQUETA_DISTINTA")) || (data10 === "TEMPERATURA")) || (data10 === "CADUCIDAD_CORTA")) || (data10 === null))){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"enum",params:{}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data6.temperatura !== undefined){
let data11 = data6.temperatura;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"type",params:{type: schema0.properties.lineas.items.properties.temperatura.type}};
(vErrors ??= []).push(err29);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 60 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err30);
errors++;
}
if(data11 < -80 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: -80}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
if(data6.numeroLote !== undefined){
let data12 = data6.numeroLote;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"type",params:{type: schema0.properties.lineas.items.properties.numeroLote.type}};
(vErrors ??= []).push(err32);
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 30){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
if(data6.caducidad !== undefined){
let data13 = data6.caducidad;
if((typeof data13 !== "string") && (data13 !== null)){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"type",params:{type: schema0.properties.lineas.items.properties.caducidad.type}};
(vErrors ??= []).push(err34);
errors++;
}
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err38);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
