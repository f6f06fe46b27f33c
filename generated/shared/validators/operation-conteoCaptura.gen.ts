// Generated from schemas/endpoints/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateConteoCapturaBody: Validator = validate0;

const schema0 = {"type":"object","required":["lineas"],"additionalProperties":false,"properties":{"lineas":{"type":"array","minItems":1,"maxItems":500,"items":{"type":"object","required":["conteoDetalleId","conteo"],"additionalProperties":false,"properties":{"conteoDetalleId":{"type":"integer","minimum":1},"conteo":{"type":"integer","minimum":0,"maximum":1000000},"antes":{"type":["integer","null"],"description":"The amount that it replaces, as the counter saw it."},"haceSegundos":{"type":"integer","minimum":0,"maximum":604800,"description":"Seconds between counting and sending, for counts kept on a device; at most since the count began."}}}}}};

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
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.conteoDetalleId === undefined){
const err4 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "conteoDetalleId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.conteo === undefined){
const err5 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "conteo"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key1 in data1){
if(!((((key1 === "conteoDetalleId") || (key1 === "conteo")) || (key1 === "antes")) || (key1 === "haceSegundos"))){
const err6 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data1.conteoDetalleId !== undefined){
let data2 = data1.conteoDetalleId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/conteoDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/conteoDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data1.conteo !== undefined){
let data3 = data1.conteo;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/conteo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/conteo",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err10);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/conteo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data1.antes !== undefined){
let data4 = data1.antes;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/antes",keyword:"type",params:{type: schema0.properties.lineas.items.properties.antes.type}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data1.haceSegundos !== undefined){
let data5 = data1.haceSegundos;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/haceSegundos",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 604800 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/haceSegundos",keyword:"maximum",params:{comparison: "<=", limit: 604800}};
(vErrors ??= []).push(err14);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/haceSegundos",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
