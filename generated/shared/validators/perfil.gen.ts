// Generated from schemas/entities/seguridad/perfil.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

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
if(!(((((((key0 === "nombre") || (key0 === "descripcion")) || (key0 === "alcance")) || (key0 === "layoutForzado")) || (key0 === "rutaInicio")) || (key0 === "otorga")) || (key0 === "permisos"))){
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
if(data.descripcion !== undefined){
let data1 = data.descripcion;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err7 = {instancePath:instancePath+"/descripcion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.alcance !== undefined){
let data2 = data.alcance;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/alcance",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((((((data2 === "RED") || (data2 === "JURISDICCION")) || (data2 === "UNIDAD")) || (data2 === "ALMACEN")) || (data2 === "SERVICIO")) || (data2 === "PROVEEDOR")) || (data2 === "PROPIO"))){
const err10 = {instancePath:instancePath+"/alcance",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.layoutForzado !== undefined){
let data3 = data.layoutForzado;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/layoutForzado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(data3 === "tabletMode")){
const err12 = {instancePath:instancePath+"/layoutForzado",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.rutaInicio !== undefined){
let data4 = data.rutaInicio;
if(typeof data4 === "string"){
if(func0(data4) > 100){
const err13 = {instancePath:instancePath+"/rutaInicio",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err13);
errors++;
}
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/rutaInicio",keyword:"pattern",params:{pattern: "^/"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/rutaInicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.otorga !== undefined){
let data5 = data.otorga;
if(Array.isArray(data5)){
if(data5.length > 50){
const err16 = {instancePath:instancePath+"/otorga",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err16);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/otorga/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/otorga",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err18);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/otorga",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.permisos !== undefined){
let data7 = data.permisos;
if(Array.isArray(data7)){
if(data7.length > 200){
const err20 = {instancePath:instancePath+"/permisos",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err20);
errors++;
}
if(data7.length < 1){
const err21 = {instancePath:instancePath+"/permisos",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err21);
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.clave === undefined){
const err22 = {instancePath:instancePath+"/permisos/" + i2,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err22);
errors++;
}
if(data8.alcance === undefined){
const err23 = {instancePath:instancePath+"/permisos/" + i2,keyword:"required",params:{missingProperty: "alcance"}};
(vErrors ??= []).push(err23);
errors++;
}
for(const key1 in data8){
if(!((key1 === "clave") || (key1 === "alcance"))){
const err24 = {instancePath:instancePath+"/permisos/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data8.clave !== undefined){
let data9 = data8.clave;
if(typeof data9 === "string"){
if(func0(data9) > 60){
const err25 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err25);
errors++;
}
if(func0(data9) < 1){
const err26 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err26);
errors++;
}
if(!pattern1.test(data9)){
const err27 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"pattern",params:{pattern: "^[a-z-]+\\.[a-z-]+$"}};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/permisos/" + i2+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data8.alcance !== undefined){
let data10 = data8.alcance;
if(typeof data10 !== "string"){
const err29 = {instancePath:instancePath+"/permisos/" + i2+"/alcance",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
if(!(((((((data10 === "RED") || (data10 === "JURISDICCION")) || (data10 === "UNIDAD")) || (data10 === "ALMACEN")) || (data10 === "SERVICIO")) || (data10 === "PROVEEDOR")) || (data10 === "PROPIO"))){
const err30 = {instancePath:instancePath+"/permisos/" + i2+"/alcance",keyword:"enum",params:{}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/permisos/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/permisos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
