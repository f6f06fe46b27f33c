// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionAsignarBody: Validator = validate0;

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
if(data.hospitalizacionIds === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionIds"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.personalMedicoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "personalMedicoId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.rol === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "rol"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.turno === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "turno"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.fecha === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "hospitalizacionIds") || (key0 === "personalMedicoId")) || (key0 === "rol")) || (key0 === "turno")) || (key0 === "fecha")) || (key0 === "servicioId"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.hospitalizacionIds !== undefined){
let data0 = data.hospitalizacionIds;
if(Array.isArray(data0)){
if(data0.length > 60){
const err6 = {instancePath:instancePath+"/hospitalizacionIds",keyword:"maxItems",params:{limit: 60}};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/hospitalizacionIds/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/hospitalizacionIds/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/hospitalizacionIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data2 = data.personalMedicoId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/personalMedicoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.rol !== undefined){
let data3 = data.rol;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/rol",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((data3 === "MEDICO_TRATANTE") || (data3 === "MEDICO_GUARDIA")) || (data3 === "ENFERMERA")) || (data3 === "JEFE_ENFERMERIA"))){
const err13 = {instancePath:instancePath+"/rol",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.turno !== undefined){
let data4 = data.turno;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((((((data4 === "MATUTINO") || (data4 === "VESPERTINO")) || (data4 === "NOCTURNO_A")) || (data4 === "NOCTURNO_B")) || (data4 === "JORNADA_ACUMULADA")) || (data4 === "MIXTO"))){
const err15 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.fecha !== undefined){
let data5 = data.fecha;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err16 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.servicioId !== undefined){
let data6 = data.servicioId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
