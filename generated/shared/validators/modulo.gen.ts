// Generated from schemas/entities/seguridad/modulo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateModulo: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":40,"pattern":"^[a-z][a-z0-9-]*$"},"nombre":{"type":"string","minLength":2,"maxLength":80},"nombreEn":{"type":"string","minLength":2,"maxLength":80},"grupoNavegacion":{"type":"string","enum":["INICIO","CATALOGOS","OFICINA_CENTRAL","ALMACEN_ESTATAL","JURISDICCION","HOSPITAL","CENTRO_SALUD","CONFIGURACION","PROVEEDORES","TABLEROS_REPORTES","ADMM","PACIENTES","CONSULTA"]},"moduloPadreId":{"type":"integer"},"ruta":{"type":"string","maxLength":250,"pattern":"^/\\S*$"},"icono":{"type":"string","enum":["globe","map","pin","mail","home","building","hospital","layers","warehouse","stethoscope","clipboard","pill","person","badge","group","key","shield","truck","calendar","chart","file","list","settings","alert","check","clock","block","edit","bed","tag","palette","box","swap","bell","network","heart","lab","phone","money","flag"]},"orden":{"type":"integer","minimum":0,"maximum":9999},"gruposUnidad":{"type":"array","items":{"type":"string","enum":["HOSPITAL","CENTRO_SALUD","JURISDICCION","OFICINA_CENTRAL","ALMACEN_ESTATAL","FARMACIA","ALMACEN_REGIONAL"]},"uniqueItems":true,"maxItems":7},"permisosRequeridos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[a-z-]+\\.[a-z-]+$"},"uniqueItems":true,"maxItems":50},"visibleTablet":{"type":"boolean"}},"required":["clave","nombre","grupoNavegacion","orden","visibleTablet"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern1 = new RegExp("^/\\S*$", "u");
const pattern2 = new RegExp("^[a-z-]+\\.[a-z-]+$", "u");

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
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.grupoNavegacion === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "grupoNavegacion"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.orden === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "orden"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.visibleTablet === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "visibleTablet"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err6 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err10 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data1) < 2){
const err11 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.nombreEn !== undefined){
let data2 = data.nombreEn;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err13 = {instancePath:instancePath+"/nombreEn",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err13);
errors++;
}
if(func1(data2) < 2){
const err14 = {instancePath:instancePath+"/nombreEn",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/nombreEn",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.grupoNavegacion !== undefined){
let data3 = data.grupoNavegacion;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/grupoNavegacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!(((((((((((((data3 === "INICIO") || (data3 === "CATALOGOS")) || (data3 === "OFICINA_CENTRAL")) || (data3 === "ALMACEN_ESTATAL")) || (data3 === "JURISDICCION")) || (data3 === "HOSPITAL")) || (data3 === "CENTRO_SALUD")) || (data3 === "CONFIGURACION")) || (data3 === "PROVEEDORES")) || (data3 === "TABLEROS_REPORTES")) || (data3 === "ADMM")) || (data3 === "PACIENTES")) || (data3 === "CONSULTA"))){
const err17 = {instancePath:instancePath+"/grupoNavegacion",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.moduloPadreId !== undefined){
let data4 = data.moduloPadreId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/moduloPadreId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.ruta !== undefined){
let data5 = data.ruta;
if(typeof data5 === "string"){
if(func1(data5) > 250){
const err19 = {instancePath:instancePath+"/ruta",keyword:"maxLength",params:{limit: 250}};
(vErrors ??= []).push(err19);
errors++;
}
if(!pattern1.test(data5)){
const err20 = {instancePath:instancePath+"/ruta",keyword:"pattern",params:{pattern: "^/\\S*$"}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/ruta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.icono !== undefined){
let data6 = data.icono;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/icono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((data6 === "globe") || (data6 === "map")) || (data6 === "pin")) || (data6 === "mail")) || (data6 === "home")) || (data6 === "building")) || (data6 === "hospital")) || (data6 === "layers")) || (data6 === "warehouse")) || (data6 === "stethoscope")) || (data6 === "clipboard")) || (data6 === "pill")) || (data6 === "person")) || (data6 === "badge")) || (data6 === "group")) || (data6 === "key")) || (data6 === "shield")) || (data6 === "truck")) || (data6 === "calendar")) || (data6 === "chart")) || (data6 === "file")) || (data6 === "list")) || (data6 === "settings")) || (data6 === "alert")) || (data6 === "check")) || (data6 === "clock")) || (data6 === "block")) || (data6 === "edit")) || (data6 === "bed")) || (data6 === "tag")) || (data6 === "palette")) || (data6 === "box")) || (data6 === "swap")) || (data6 === "bell")) || (data6 === "network")) || (data6 === "heart")) || (data6 === "lab")) || (data6 === "phone")) || (data6 === "money")) || (data6 === "flag"))){
const err23 = {instancePath:instancePath+"/icono",keyword:"enum",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.orden !== undefined){
let data7 = data.orden;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err25);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data.gruposUnidad !== undefined){
let data8 = data.gruposUnidad;
if(Array.isArray(data8)){
if(data8.length > 7){
const err27 = {instancePath:instancePath+"/gruposUnidad",keyword:"maxItems",params:{limit: 7}};
(vErrors ??= []).push(err27);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/gruposUnidad/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
if(!(((((((data9 === "HOSPITAL") || (data9 === "CENTRO_SALUD")) || (data9 === "JURISDICCION")) || (data9 === "OFICINA_CENTRAL")) || (data9 === "ALMACEN_ESTATAL")) || (data9 === "FARMACIA")) || (data9 === "ALMACEN_REGIONAL"))){
const err29 = {instancePath:instancePath+"/gruposUnidad/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err29);
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data8[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err30 = {instancePath:instancePath+"/gruposUnidad",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err30);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err31 = {instancePath:instancePath+"/gruposUnidad",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.permisosRequeridos !== undefined){
let data10 = data.permisosRequeridos;
if(Array.isArray(data10)){
if(data10.length > 50){
const err32 = {instancePath:instancePath+"/permisosRequeridos",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err32);
errors++;
}
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(func1(data11) > 60){
const err33 = {instancePath:instancePath+"/permisosRequeridos/" + i2,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err33);
errors++;
}
if(func1(data11) < 1){
const err34 = {instancePath:instancePath+"/permisosRequeridos/" + i2,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err34);
errors++;
}
if(!pattern2.test(data11)){
const err35 = {instancePath:instancePath+"/permisosRequeridos/" + i2,keyword:"pattern",params:{pattern: "^[a-z-]+\\.[a-z-]+$"}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/permisosRequeridos/" + i2,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
let i3 = data10.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data10[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err37 = {instancePath:instancePath+"/permisosRequeridos",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err37);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err38 = {instancePath:instancePath+"/permisosRequeridos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.visibleTablet !== undefined){
if(typeof data.visibleTablet !== "boolean"){
const err39 = {instancePath:instancePath+"/visibleTablet",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err40);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
