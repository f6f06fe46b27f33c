// Generated from schemas/endpoints/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecetaRevisarBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["pacienteId","lineas"],"properties":{"recetaId":{"type":"integer","minimum":1},"pacienteId":{"type":"integer","minimum":1},"consultaId":{"type":"integer","minimum":1},"almacenId":{"type":"integer","minimum":1},"surtimientosPermitidos":{"type":"integer","minimum":1,"maximum":12},"lineas":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["insumoId"],"properties":{"insumoId":{"type":"integer","minimum":1},"dosis":{"type":["number","null"],"minimum":0},"unidadDosis":{"type":["string","null"],"maxLength":20,"description":"Unit of the dose: packs are suggested where it says how many units of a pack a dose takes."},"frecuenciaHoras":{"type":["integer","null"],"minimum":1,"maximum":168},"duracionDias":{"type":["integer","null"],"minimum":1,"maximum":365},"continuacion":{"type":["boolean","null"],"description":"Continues the line before of the same medicine with another dose."},"cantidadPrescrita":{"type":["integer","null"],"minimum":0,"maximum":9999}}}}}};
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
if(data.pacienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.lineas === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "recetaId") || (key0 === "pacienteId")) || (key0 === "consultaId")) || (key0 === "almacenId")) || (key0 === "surtimientosPermitidos")) || (key0 === "lineas"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.recetaId !== undefined){
let data0 = data.recetaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/recetaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/recetaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.pacienteId !== undefined){
let data1 = data.pacienteId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pacienteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.consultaId !== undefined){
let data2 = data.consultaId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/consultaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/consultaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.almacenId !== undefined){
let data3 = data.almacenId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.surtimientosPermitidos !== undefined){
let data4 = data.surtimientosPermitidos;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/surtimientosPermitidos",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/surtimientosPermitidos",keyword:"maximum",params:{comparison: "<=", limit: 12}};
(vErrors ??= []).push(err12);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/surtimientosPermitidos",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.lineas !== undefined){
let data5 = data.lineas;
if(Array.isArray(data5)){
if(data5.length > 20){
const err14 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.insumoId === undefined){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err15);
errors++;
}
for(const key1 in data6){
if(!(((((((key1 === "insumoId") || (key1 === "dosis")) || (key1 === "unidadDosis")) || (key1 === "frecuenciaHoras")) || (key1 === "duracionDias")) || (key1 === "continuacion")) || (key1 === "cantidadPrescrita"))){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data6.insumoId !== undefined){
let data7 = data6.insumoId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data6.dosis !== undefined){
let data8 = data6.dosis;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/dosis",keyword:"type",params:{type: schema0.properties.lineas.items.properties.dosis.type}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/dosis",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data6.unidadDosis !== undefined){
let data9 = data6.unidadDosis;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/unidadDosis",keyword:"type",params:{type: schema0.properties.lineas.items.properties.unidadDosis.type}};
(vErrors ??= []).push(err21);
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 20){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/unidadDosis",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data6.frecuenciaHoras !== undefined){
let data10 = data6.frecuenciaHoras;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaHoras",keyword:"type",params:{type: schema0.properties.lineas.items.properties.frecuenciaHoras.type}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 168 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaHoras",keyword:"maximum",params:{comparison: "<=", limit: 168}};
(vErrors ??= []).push(err24);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaHoras",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data6.duracionDias !== undefined){
let data11 = data6.duracionDias;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/duracionDias",keyword:"type",params:{type: schema0.properties.lineas.items.properties.duracionDias.type}};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 365 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/duracionDias",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err27);
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/duracionDias",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data6.continuacion !== undefined){
let data12 = data6.continuacion;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/continuacion",keyword:"type",params:{type: schema0.properties.lineas.items.properties.continuacion.type}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data6.cantidadPrescrita !== undefined){
let data13 = data6.cantidadPrescrita;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadPrescrita",keyword:"type",params:{type: schema0.properties.lineas.items.properties.cantidadPrescrita.type}};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadPrescrita",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err31);
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadPrescrita",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err35);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
