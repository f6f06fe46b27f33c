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
if(!((((((key0 === "nombre") || (key0 === "descripcion")) || (key0 === "alcance")) || (key0 === "layoutForzado")) || (key0 === "rutaInicio")) || (key0 === "permisos"))){
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
if(data.permisos !== undefined){
let data5 = data.permisos;
if(Array.isArray(data5)){
if(data5.length > 200){
const err16 = {instancePath:instancePath+"/permisos",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err16);
errors++;
}
if(data5.length < 1){
const err17 = {instancePath:instancePath+"/permisos",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.clave === undefined){
const err18 = {instancePath:instancePath+"/permisos/" + i0,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err18);
errors++;
}
if(data6.alcance === undefined){
const err19 = {instancePath:instancePath+"/permisos/" + i0,keyword:"required",params:{missingProperty: "alcance"}};
(vErrors ??= []).push(err19);
errors++;
}
for(const key1 in data6){
if(!((key1 === "clave") || (key1 === "alcance"))){
const err20 = {instancePath:instancePath+"/permisos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data6.clave !== undefined){
let data7 = data6.clave;
if(typeof data7 === "string"){
if(func0(data7) > 60){
const err21 = {instancePath:instancePath+"/permisos/" + i0+"/clave",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err21);
errors++;
}
if(func0(data7) < 1){
const err22 = {instancePath:instancePath+"/permisos/" + i0+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
if(!pattern1.test(data7)){
const err23 = {instancePath:instancePath+"/permisos/" + i0+"/clave",keyword:"pattern",params:{pattern: "^[a-z-]+\\.[a-z-]+$"}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/permisos/" + i0+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data6.alcance !== undefined){
let data8 = data6.alcance;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/permisos/" + i0+"/alcance",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
if(!(((((((data8 === "RED") || (data8 === "JURISDICCION")) || (data8 === "UNIDAD")) || (data8 === "ALMACEN")) || (data8 === "SERVICIO")) || (data8 === "PROVEEDOR")) || (data8 === "PROPIO"))){
const err26 = {instancePath:instancePath+"/permisos/" + i0+"/alcance",keyword:"enum",params:{}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/permisos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/permisos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err29);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
