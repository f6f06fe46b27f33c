// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePerfil: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^/", "u");
const pattern1 = new RegExp("^[a-z-]+\\.[a-z-]+$", "u");

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
if(data.nombre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.alcance === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "alcance"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.permisos === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "permisos"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "nombre") || (key0 === "titulo")) || (key0 === "descripcion")) || (key0 === "alcance")) || (key0 === "layoutForzado")) || (key0 === "rutaInicio")) || (key0 === "otorga")) || (key0 === "permisos"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err4 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 2){
const err5 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.titulo !== undefined){
let data1 = data.titulo;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err7 = {instancePath:instancePath+"/titulo",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data1) < 2){
const err8 = {instancePath:instancePath+"/titulo",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/titulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.descripcion !== undefined){
let data2 = data.descripcion;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err10 = {instancePath:instancePath+"/descripcion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.alcance !== undefined){
let data3 = data.alcance;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/alcance",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((((((data3 === "RED") || (data3 === "JURISDICCION")) || (data3 === "UNIDAD")) || (data3 === "ALMACEN")) || (data3 === "SERVICIO")) || (data3 === "PROVEEDOR")) || (data3 === "PROPIO"))){
const err13 = {instancePath:instancePath+"/alcance",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.layoutForzado !== undefined){
let data4 = data.layoutForzado;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/layoutForzado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!(data4 === "tabletMode")){
const err15 = {instancePath:instancePath+"/layoutForzado",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.rutaInicio !== undefined){
let data5 = data.rutaInicio;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err16 = {instancePath:instancePath+"/rutaInicio",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err16);
errors++;
}
if(!pattern0.test(data5)){
const err17 = {instancePath:instancePath+"/rutaInicio",keyword:"pattern",params:{pattern: "^/"}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/rutaInicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.otorga !== undefined){
let data6 = data.otorga;
if(Array.isArray(data6)){
if(data6.length > 50){
const err19 = {instancePath:instancePath+"/otorga",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err19);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/otorga/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err21 = {instancePath:instancePath+"/otorga",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err21);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err22 = {instancePath:instancePath+"/otorga",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.permisos !== undefined){
let data8 = data.permisos;
if(Array.isArray(data8)){
if(data8.length > 200){
const err23 = {instancePath:instancePath+"/permisos",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err23);
errors++;
}
if(data8.length < 1){
const err24 = {instancePath:instancePath+"/permisos",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.clave === undefined){
const err25 = {instancePath:instancePath+"/permisos/" + i2,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err25);
errors++;
}
if(data9.alcance === undefined){
const err26 = {instancePath:instancePath+"/permisos/" + i2,keyword:"required",params:{missingProperty: "alcance"}};
(vErrors ??= []).push(err26);
errors++;
}
for(const key1 in data9){
if(!((key1 === "clave") || (key1 === "alcance"))){
const err27 = {instancePath:instancePath+"/permisos/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data9.clave !== undefined){
let data10 = data9.clave;
if(typeof data10 === "string"){
if(func0(data10) > 60){
const err28 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err28);
errors++;
}
if(func0(data10) < 1){
const err29 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err29);
errors++;
}
if(!pattern1.test(data10)){
const err30 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"pattern",params:{pattern: "^[a-z-]+\\.[a-z-]+$"}};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data9.alcance !== undefined){
let data11 = data9.alcance;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/permisos/" + i2+"/alcance",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
if(!(((((((data11 === "RED") || (data11 === "JURISDICCION")) || (data11 === "UNIDAD")) || (data11 === "ALMACEN")) || (data11 === "SERVICIO")) || (data11 === "PROVEEDOR")) || (data11 === "PROPIO"))){
const err33 = {instancePath:instancePath+"/permisos/" + i2+"/alcance",keyword:"enum",params:{}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/permisos/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/permisos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err36);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
