// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudConfirmarSurtido: Validator = validate0;

const schema0 = {"type":"object","properties":{"lineas":{"type":"array","minItems":1,"items":{"type":"object","properties":{"solicitudDetalleId":{"type":"integer","minimum":1},"lotes":{"type":"array","items":{"type":"object","properties":{"loteId":{"type":"integer"},"ubicacionCodigo":{"type":"string","maxLength":20},"numeroLote":{"type":"string","maxLength":30},"caducidad":{"type":"string","format":"date"},"origen":{"type":"string","maxLength":500},"cantidad":{"type":"integer","minimum":0},"cantidadRecibida":{"type":"integer","minimum":0},"cantidadRetenida":{"type":"integer","minimum":0},"cantidadSobrante":{"type":"integer","minimum":0},"loteRetenidoId":{"type":"integer"}},"required":["loteId","cantidad"],"additionalProperties":false},"maxItems":100},"cantidadSurtida":{"type":"integer","minimum":0,"maximum":1000000},"motivoFaltante":{"type":"string","maxLength":300},"motivoNoFefo":{"type":"string","maxLength":300}},"required":["solicitudDetalleId","cantidadSurtida"],"additionalProperties":false}}},"required":["lineas"],"additionalProperties":false};
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
if(!(key0 === "lineas")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.lineas !== undefined){
let data0 = data.lineas;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.solicitudDetalleId === undefined){
const err3 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "solicitudDetalleId"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.cantidadSurtida === undefined){
const err4 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSurtida"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "solicitudDetalleId") || (key1 === "lotes")) || (key1 === "cantidadSurtida")) || (key1 === "motivoFaltante")) || (key1 === "motivoNoFefo"))){
const err5 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data1.solicitudDetalleId !== undefined){
let data2 = data1.solicitudDetalleId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data1.lotes !== undefined){
let data3 = data1.lotes;
if(Array.isArray(data3)){
if(data3.length > 100){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err8);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.loteId === undefined){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err9);
errors++;
}
if(data4.cantidad === undefined){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err10);
errors++;
}
for(const key2 in data4){
if(!(func0.call(schema0.properties.lineas.items.properties.lotes.items.properties, key2))){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data4.loteId !== undefined){
let data5 = data4.loteId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.ubicacionCodigo !== undefined){
let data6 = data4.ubicacionCodigo;
if(typeof data6 === "string"){
if(func1(data6) > 20){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/ubicacionCodigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/ubicacionCodigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data4.numeroLote !== undefined){
let data7 = data4.numeroLote;
if(typeof data7 === "string"){
if(func1(data7) > 30){
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
if(data4.caducidad !== undefined){
let data8 = data4.caducidad;
if(typeof data8 === "string"){
if(!(formats0(data8))){
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
if(data4.origen !== undefined){
let data9 = data4.origen;
if(typeof data9 === "string"){
if(func1(data9) > 500){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/origen",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/origen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data4.cantidad !== undefined){
let data10 = data4.cantidad;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data4.cantidadRecibida !== undefined){
let data11 = data4.cantidadRecibida;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
if(data4.cantidadRetenida !== undefined){
let data12 = data4.cantidadRetenida;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRetenida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRetenida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data4.cantidadSobrante !== undefined){
let data13 = data4.cantidadSobrante;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadSobrante",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadSobrante",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data4.loteRetenidoId !== undefined){
let data14 = data4.loteRetenidoId;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteRetenidoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data1.cantidadSurtida !== undefined){
let data15 = data1.cantidadSurtida;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSurtida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err32);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSurtida",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err33);
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSurtida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
if(data1.motivoFaltante !== undefined){
let data16 = data1.motivoFaltante;
if(typeof data16 === "string"){
if(func1(data16) > 300){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/motivoFaltante",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/motivoFaltante",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data1.motivoNoFefo !== undefined){
let data17 = data1.motivoNoFefo;
if(typeof data17 === "string"){
if(func1(data17) > 300){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoFefo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/motivoNoFefo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err41);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
