// Generated from schemas/entities/red/color.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateColor: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const pattern1 = new RegExp("^[A-Z0-9_-]+$", "u");

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
if(data.codigoHex === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "codigoHex"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.uso === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "uso"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.codigo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "codigo"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "nombre") || (key0 === "codigoHex")) || (key0 === "uso")) || (key0 === "codigo")) || (key0 === "icono")) || (key0 === "orden"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err5 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 2){
const err6 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.codigoHex !== undefined){
let data1 = data.codigoHex;
if(typeof data1 === "string"){
if(func0(data1) > 7){
const err8 = {instancePath:instancePath+"/codigoHex",keyword:"maxLength",params:{limit: 7}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/codigoHex",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/codigoHex",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/codigoHex",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.uso !== undefined){
let data2 = data.uso;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/uso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((((((data2 === "ABASTO") || (data2 === "CADUCIDAD")) || (data2 === "TRIAGE")) || (data2 === "AGENDA")) || (data2 === "NUCLEO")) || (data2 === "CAMA")) || (data2 === "NEWS2")) || (data2 === "TEMA"))){
const err13 = {instancePath:instancePath+"/uso",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.codigo !== undefined){
let data3 = data.codigo;
if(typeof data3 === "string"){
if(func0(data3) > 30){
const err14 = {instancePath:instancePath+"/codigo",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err14);
errors++;
}
if(func0(data3) < 1){
const err15 = {instancePath:instancePath+"/codigo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
if(!pattern1.test(data3)){
const err16 = {instancePath:instancePath+"/codigo",keyword:"pattern",params:{pattern: "^[A-Z0-9_-]+$"}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.icono !== undefined){
let data4 = data.icono;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/icono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((data4 === "globe") || (data4 === "map")) || (data4 === "pin")) || (data4 === "mail")) || (data4 === "home")) || (data4 === "building")) || (data4 === "hospital")) || (data4 === "layers")) || (data4 === "warehouse")) || (data4 === "stethoscope")) || (data4 === "clipboard")) || (data4 === "pill")) || (data4 === "person")) || (data4 === "badge")) || (data4 === "group")) || (data4 === "key")) || (data4 === "shield")) || (data4 === "truck")) || (data4 === "calendar")) || (data4 === "chart")) || (data4 === "file")) || (data4 === "list")) || (data4 === "settings")) || (data4 === "alert")) || (data4 === "check")) || (data4 === "clock")) || (data4 === "block")) || (data4 === "edit")) || (data4 === "bed")) || (data4 === "tag")) || (data4 === "palette")) || (data4 === "box")) || (data4 === "swap")) || (data4 === "bell")) || (data4 === "network")) || (data4 === "heart")) || (data4 === "lab")) || (data4 === "phone")) || (data4 === "money")) || (data4 === "flag"))){
const err19 = {instancePath:instancePath+"/icono",keyword:"enum",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.orden !== undefined){
let data5 = data.orden;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err21);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err23);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
