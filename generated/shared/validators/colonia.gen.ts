// Generated from schemas/entities/red/colonia.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateColonia: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^\\d{5}$", "u");

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
if(data.tipoAsentamiento === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipoAsentamiento"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.municipioId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "municipioId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.codigoPostal === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "codigoPostal"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "nombre") || (key0 === "tipoAsentamiento")) || (key0 === "municipioId")) || (key0 === "codigoPostal"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err5 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
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
if(data.tipoAsentamiento !== undefined){
let data1 = data.tipoAsentamiento;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/tipoAsentamiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((data1 === "COLONIA") || (data1 === "FRACCIONAMIENTO")) || (data1 === "BARRIO")) || (data1 === "EJIDO")) || (data1 === "PUEBLO")) || (data1 === "RANCHERIA")) || (data1 === "UNIDAD_HABITACIONAL")) || (data1 === "ZONA_INDUSTRIAL")) || (data1 === "AEROPUERTO")) || (data1 === "AMPLIACION")) || (data1 === "BASE_NAVAL")) || (data1 === "CAMPAMENTO")) || (data1 === "CIUDAD")) || (data1 === "CLUB_DE_GOLF")) || (data1 === "CONDOMINIO")) || (data1 === "CONGREGACION")) || (data1 === "CONJUNTO_HABITACIONAL")) || (data1 === "EQUIPAMIENTO")) || (data1 === "ESTACION")) || (data1 === "EXCLUSIVA")) || (data1 === "FINCA")) || (data1 === "GRAN_USUARIO")) || (data1 === "GRANJA")) || (data1 === "HACIENDA")) || (data1 === "INGENIO")) || (data1 === "PARAJE")) || (data1 === "PARQUE_INDUSTRIAL")) || (data1 === "POBLADO_COMUNAL")) || (data1 === "PUERTO")) || (data1 === "RANCHO")) || (data1 === "RESIDENCIAL")) || (data1 === "VILLA")) || (data1 === "ZONA_COMERCIAL")) || (data1 === "ZONA_FEDERAL")) || (data1 === "ZONA_MILITAR")) || (data1 === "ZONA_NAVAL")) || (data1 === "ZONA_RURAL")) || (data1 === "ZONA_URBANA")) || (data1 === "OTRO"))){
const err9 = {instancePath:instancePath+"/tipoAsentamiento",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.municipioId !== undefined){
let data2 = data.municipioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/municipioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.codigoPostal !== undefined){
let data3 = data.codigoPostal;
if(typeof data3 === "string"){
if(func0(data3) > 5){
const err11 = {instancePath:instancePath+"/codigoPostal",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err11);
errors++;
}
if(func0(data3) < 1){
const err12 = {instancePath:instancePath+"/codigoPostal",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/codigoPostal",keyword:"pattern",params:{pattern: "^\\d{5}$"}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/codigoPostal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
