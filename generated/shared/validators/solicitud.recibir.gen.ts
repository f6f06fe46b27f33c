// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date, uuid } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudRecibir: Validator = validate0;

const schema0 = {"type":"object","properties":{"temperaturaLlegada":{"type":"number","minimum":-40,"maximum":60,"multipleOf":0.1},"evidenciaDanoId":{"type":"string","format":"uuid","maxLength":36},"lineas":{"type":"array","minItems":1,"items":{"type":"object","properties":{"solicitudDetalleId":{"type":"integer","minimum":1},"lotes":{"type":"array","items":{"type":"object","properties":{"loteId":{"type":"integer"},"ubicacionCodigo":{"type":"string","maxLength":20},"numeroLote":{"type":"string","maxLength":30},"caducidad":{"type":"string","format":"date"},"origen":{"type":"string","maxLength":500},"cantidad":{"type":"integer","minimum":0},"cantidadRecibida":{"type":"integer","minimum":0},"cantidadRetenida":{"type":"integer","minimum":0},"cantidadSobrante":{"type":"integer","minimum":0},"loteRetenidoId":{"type":"integer"}},"required":["loteId","cantidad"],"additionalProperties":false},"maxItems":100},"cantidadRecibida":{"type":"integer","minimum":0,"maximum":1000000},"diferenciaTipo":{"type":"string","enum":["FALTANTE","SOBRANTE","DANADO","LOTE_DISTINTO","CADUCIDAD_CORTA","TEMPERATURA"]},"diferenciaNota":{"type":"string","maxLength":300}},"required":["solicitudDetalleId","cantidadRecibida"],"additionalProperties":false}}},"required":["lineas"],"additionalProperties":false};
const formats0 = uuid;
const formats2 = date;
const func0 = codePointLength;
const func1 = Object.prototype.hasOwnProperty;

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
if(!(((key0 === "temperaturaLlegada") || (key0 === "evidenciaDanoId")) || (key0 === "lineas"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.temperaturaLlegada !== undefined){
let data0 = data.temperaturaLlegada;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0 < -40 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"minimum",params:{comparison: ">=", limit: -40}};
(vErrors ??= []).push(err3);
errors++;
}
if(decimalPlaces(data0) > 1){
const err4 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.evidenciaDanoId !== undefined){
let data1 = data.evidenciaDanoId;
if(typeof data1 === "string"){
if(func0(data1) > 36){
const err6 = {instancePath:instancePath+"/evidenciaDanoId",keyword:"maxLength",params:{limit: 36}};
(vErrors ??= []).push(err6);
errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/evidenciaDanoId",keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/evidenciaDanoId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.lineas !== undefined){
let data2 = data.lineas;
if(Array.isArray(data2)){
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.solicitudDetalleId === undefined){
const err10 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "solicitudDetalleId"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data3.cantidadRecibida === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadRecibida"}};
(vErrors ??= []).push(err11);
errors++;
}
for(const key1 in data3){
if(!(((((key1 === "solicitudDetalleId") || (key1 === "lotes")) || (key1 === "cantidadRecibida")) || (key1 === "diferenciaTipo")) || (key1 === "diferenciaNota"))){
const err12 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data3.solicitudDetalleId !== undefined){
let data4 = data3.solicitudDetalleId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data3.lotes !== undefined){
let data5 = data3.lotes;
if(Array.isArray(data5)){
if(data5.length > 100){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err15);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.loteId === undefined){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err16);
errors++;
}
if(data6.cantidad === undefined){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err17);
errors++;
}
for(const key2 in data6){
if(!(func1.call(schema0.properties.lineas.items.properties.lotes.items.properties, key2))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data6.loteId !== undefined){
let data7 = data6.loteId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data6.ubicacionCodigo !== undefined){
let data8 = data6.ubicacionCodigo;
if(typeof data8 === "string"){
if(func0(data8) > 20){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/ubicacionCodigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/ubicacionCodigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data6.numeroLote !== undefined){
let data9 = data6.numeroLote;
if(typeof data9 === "string"){
if(func0(data9) > 30){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.caducidad !== undefined){
let data10 = data6.caducidad;
if(typeof data10 === "string"){
if(!(formats2(data10))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/caducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data6.origen !== undefined){
let data11 = data6.origen;
if(typeof data11 === "string"){
if(func0(data11) > 500){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/origen",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/origen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data6.cantidad !== undefined){
let data12 = data6.cantidad;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
if(data6.cantidadRecibida !== undefined){
let data13 = data6.cantidadRecibida;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
if(data6.cantidadRetenida !== undefined){
let data14 = data6.cantidadRetenida;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRetenida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err32);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadRetenida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
if(data6.cantidadSobrante !== undefined){
let data15 = data6.cantidadSobrante;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadSobrante",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err34);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/cantidadSobrante",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
if(data6.loteRetenidoId !== undefined){
let data16 = data6.loteRetenidoId;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1+"/loteRetenidoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/lotes/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/lotes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data3.cantidadRecibida !== undefined){
let data17 = data3.cantidadRecibida;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRecibida",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err40);
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err41);
errors++;
}
}
}
if(data3.diferenciaTipo !== undefined){
let data18 = data3.diferenciaTipo;
if(typeof data18 !== "string"){
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaTipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
if(!((((((data18 === "FALTANTE") || (data18 === "SOBRANTE")) || (data18 === "DANADO")) || (data18 === "LOTE_DISTINTO")) || (data18 === "CADUCIDAD_CORTA")) || (data18 === "TEMPERATURA"))){
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaTipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data3.diferenciaNota !== undefined){
let data19 = data3.diferenciaNota;
if(typeof data19 === "string"){
if(func0(data19) > 300){
const err44 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaNota",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaNota",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err47);
errors++;
}
}
}
else {
const err48 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err48);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
