// Generated from schemas/endpoints/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateRecibirCambioInsumoBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["propuestaCambioId","remision","lineas"],"properties":{"propuestaCambioId":{"type":"integer","minimum":1},"remision":{"type":"string","minLength":1,"maxLength":60},"firma":{"type":["string","null"],"maxLength":120,"description":"Name of who brought the pieces."},"observaciones":{"type":["string","null"],"maxLength":1000},"lineas":{"type":"array","minItems":1,"maxItems":200,"items":{"type":"object","additionalProperties":false,"required":["id","recibido"],"properties":{"id":{"type":"integer","minimum":1,"description":"Key of the line."},"recibido":{"type":"integer","minimum":0,"maximum":1000000},"entregado":{"type":["integer","null"],"minimum":0,"maximum":1000000,"description":"Old pieces handed over; as many as came where it is not said."},"condicion":{"type":["string","null"],"enum":["BUENA","EMPAQUE_DANADO","ETIQUETA_DISTINTA","TEMPERATURA","CADUCIDAD_CORTA",null]},"temperatura":{"type":["number","null"],"minimum":-80,"maximum":60},"numeroLote":{"type":["string","null"],"maxLength":30,"description":"As on the box, where it is another than was promised."},"caducidad":{"type":["string","null"],"format":"date"}}}}}};
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
if(!(((((key0 === "propuestaCambioId") || (key0 === "remision")) || (key0 === "firma")) || (key0 === "observaciones")) || (key0 === "lineas"))){
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
if(data.remision !== undefined){
let data1 = data.remision;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err6 = {instancePath:instancePath+"/remision",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/remision",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.firma !== undefined){
let data2 = data.firma;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/firma",keyword:"type",params:{type: schema0.properties.firma.type}};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err10 = {instancePath:instancePath+"/firma",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.observaciones !== undefined){
let data3 = data.observaciones;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: schema0.properties.observaciones.type}};
(vErrors ??= []).push(err11);
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 1000){
const err12 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.lineas !== undefined){
let data4 = data.lineas;
if(Array.isArray(data4)){
if(data4.length > 200){
const err13 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err13);
errors++;
}
if(data4.length < 1){
const err14 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err15);
errors++;
}
if(data5.recibido === undefined){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "recibido"}};
(vErrors ??= []).push(err16);
errors++;
}
for(const key1 in data5){
if(!(((((((key1 === "id") || (key1 === "recibido")) || (key1 === "entregado")) || (key1 === "condicion")) || (key1 === "temperatura")) || (key1 === "numeroLote")) || (key1 === "caducidad"))){
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/id",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/id",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data5.recibido !== undefined){
let data7 = data5.recibido;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err21);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/recibido",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data5.entregado !== undefined){
let data8 = data5.entregado;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"type",params:{type: schema0.properties.lineas.items.properties.entregado.type}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err24);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/entregado",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data5.condicion !== undefined){
let data9 = data5.condicion;
if((typeof data9 !== "string") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.condicion.type}};
(vErrors ??= []).push(err26);
errors++;
}
if(!((((((data9 === "BUENA") || (data9 === "EMPAQUE_DANADO")) || (data9 === "ETIQUETA_DISTINTA")) || (data9 === "TEMPERATURA")) || (data9 === "CADUCIDAD_CORTA")) || (data9 === null))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"enum",params:{}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data5.temperatura !== undefined){
let data10 = data5.temperatura;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"type",params:{type: schema0.properties.lineas.items.properties.temperatura.type}};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 60 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err29);
errors++;
}
if(data10 < -80 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: -80}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
if(data5.numeroLote !== undefined){
let data11 = data5.numeroLote;
if((typeof data11 !== "string") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"type",params:{type: schema0.properties.lineas.items.properties.numeroLote.type}};
(vErrors ??= []).push(err31);
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 30){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
if(data5.caducidad !== undefined){
let data12 = data5.caducidad;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"type",params:{type: schema0.properties.lineas.items.properties.caducidad.type}};
(vErrors ??= []).push(err33);
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err34);
errors++;
}
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
